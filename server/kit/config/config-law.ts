import * as z from 'zod/mini';
import { platformTerms } from '../../../contract/core/platform-terms.ts';

/** `escrow`: an escrow account at a bank, run by the payment partner. */
const moneyHoldings = ['escrow'] as const;

/** Settings with legal consequences for the operator. Source: the product's rules, "Held by the payment partner". */
export const lawVariables = {
  ERASED_KEPT_DAYS: {
    schema: z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/, 'a whole number of days')),
      z.pipe(z.transform(Number), z.number()),
    ),
    fallback: String(platformTerms.erasedKeptDays),
    about:
      'Days for which registration data and security logs of a deleted account are retained; from 13 May 2027 at least 365.',
  },
  MONEY_HOLDING: {
    schema: z.optional(
      z.enum(
        moneyHoldings,
        'escrow (an escrow account of a bank); route, transfers on hold at the gateway, is not supported yet',
      ),
    ),
    about:
      'How money is held between payment and release: escrow (an escrow account at a bank). In production, funding is refused without it.',
  },
};
