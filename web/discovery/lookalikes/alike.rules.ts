import type { AlikeFact, Lookalike } from '../../../contract/discovery/discovery.ts';

/** Most creators that others can be like. */
export const mostPicked = 5;

export interface Likeness {
  card: Lookalike;
  /** 0 to 100: the mean of the facts that count and are known. */
  score: number;
  shared: number;
  /** Less than half of the facts that count are known. */
  isFewFacts: boolean;
}

/** Creators by how alike they are in the facts that count; those who share more facts come first. */
export function byFacts(cards: readonly Lookalike[], counting: readonly AlikeFact[]): Likeness[] {
  return cards
    .map((card) => {
      const facts = card.alike.facts.filter(({ fact }) => counting.includes(fact));
      const known = facts.flatMap(({ share }) => share ?? []);
      const sum = known.reduce((all, share) => all + share, 0);
      return {
        card,
        score: known.length === 0 ? 0 : Math.round((sum / known.length) * 100),
        shared: facts.filter(({ shared }) => shared).length,
        isFewFacts: known.length * 2 < facts.length,
      };
    })
    .toSorted((a, b) => b.shared - a.shared || b.score - a.score);
}

/** How many of three marks a share fills; none where nothing is alike. */
export const marksOf = (share: number) => Math.ceil(Math.min(Math.max(share, 0), 1) * 3);

export type SizeWord = 'like' | 'between' | 'smaller' | 'muchSmaller' | 'larger' | 'muchLarger';

/** A count beside those of the picked creators. */
export function sizeBeside(count: number, picked: readonly number[]): SizeWord {
  const [least, most] = [Math.min(...picked), Math.max(...picked)];
  if (count >= least && count <= most) return picked.length > 1 && least !== most ? 'between' : 'like';
  const ratio = count < least ? count / least : count / most;
  if (ratio < 1) return ratio >= 0.8 ? 'like' : ratio >= 0.4 ? 'smaller' : 'muchSmaller';
  return ratio <= 1.25 ? 'like' : ratio <= 2.5 ? 'larger' : 'muchLarger';
}
