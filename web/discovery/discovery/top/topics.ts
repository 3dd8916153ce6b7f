import type { InfluencerCard } from '../../../../contract/core/influencer-card.ts';

const topicsShown = 12;

/** Categories by frequency among these people. */
export function topicsOf(cards: readonly Pick<InfluencerCard, 'categories'>[]) {
  const byId = Map.groupBy(
    cards.flatMap(({ categories }) => categories),
    ({ id }) => id,
  );
  return [...byId]
    .map(([id, same]) => ({ id, name: same[0]?.name ?? id, count: same.length }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, topicsShown);
}
