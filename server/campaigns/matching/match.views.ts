import type { Match } from '../../../contract/campaigns/match.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { type Judgement, knownAtLeast } from './match.rules.ts';

/** A match with its reasons in the reader's language. */
export function viewMatch({ score, known, met, unmet }: Judgement, locale: Locale): Match {
  const inWords = inLanguage(locale);
  return {
    score,
    reasons: met.map(({ words }) => inWords(words())),
    gaps: unmet.map(({ words }) => inWords(words())),
    met: met.length,
    of: met.length + unmet.length,
    few_facts: known < knownAtLeast,
  };
}
