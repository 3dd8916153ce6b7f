import * as z from 'zod/mini';
import { platformTerms } from '../../../contract/core/platform-terms.ts';

const days = z.pipe(
  z.string().check(z.regex(/^\d{1,3}(\.\d{1,6})?$/, 'a number of days')),
  z.pipe(z.transform(Number), z.number()),
);
const percent = z.pipe(
  z.string().check(z.regex(/^(?:100|\d{1,2})$/, 'a per cent from 0 to 100')),
  z.pipe(z.transform(Number), z.number()),
);

/**
 * Limits of consent by silence in pools of joint campaigns. Source: the product's rules, "The pool belongs to who
 * paid".
 */
export const poolVariables = {
  POOL_OBJECTION_DAYS: {
    schema: days,
    fallback: String(platformTerms.poolObjectionDays),
    about: 'Working days without an objection after which a draw from a pool is paid; fractions are allowed.',
  },
  POOL_SILENCE_PERCENT: {
    schema: percent,
    fallback: String(platformTerms.poolSilencePercent),
    about:
      'Maximum percentage of a pool’s money that can be drawn within 7 days without the approval of those who paid in.',
  },
};
