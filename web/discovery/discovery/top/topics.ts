import type { InfluencerCard } from '../../../../contract/core/influencer-card.ts';

const topicsShown = 12;

/** The categories of some people with how many of them share each, the most frequent first. */
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
