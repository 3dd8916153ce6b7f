import type { Match } from './match.ts';

/** False for newcomers: a 0 that rests on a fact or two says nothing. */
export function isTelling({ score, of, few_facts: isFew }: Pick<Match, 'score' | 'of' | 'few_facts'>): boolean {
  return of > 0 && !(isFew && score === 0);
}
