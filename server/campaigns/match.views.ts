import type { Locale } from '../../contract/languages.ts';
import type { Match } from '../../contract/match.ts';
import { inLanguage } from '../kit/words.ts';
import { type Judgement, knownAtLeast } from './match.rules.ts';

/** A match with its reasons in the language of who reads it. */
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
