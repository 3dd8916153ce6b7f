import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';

/** Lowest price of each format that a creator offers. */
export function pricesOf({ rates }: Pick<InfluencerCard, 'rates'>): Map<string, number> {
  const prices = new Map<string, number>();
  for (const { content, price } of rates) prices.set(content.id, Math.min(price, prices.get(content.id) ?? price));
  return prices;
}

/** Formats that anybody has a price for, those that most have first. */
export function formatsOf(cards: readonly Pick<InfluencerCard, 'rates'>[]): string[] {
  const counts = new Map<string, number>();
  for (const card of cards)
    for (const format of pricesOf(card).keys()) counts.set(format, (counts.get(format) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([format]) => format);
}

/** The best of a row. Equal values are both the best; a value nobody else can be compared with is not. */
export function bestOf(values: readonly (number | null)[], wins: 'lowest' | 'most'): boolean[] {
  const known = values.filter((value) => value !== null);
  const best = wins === 'lowest' ? Math.min(...known) : Math.max(...known);
  return values.map((value) => known.length > 1 && value === best);
}

interface Deliverable {
  type: string;
  quantity: number;
}

/** Cost of a campaign's work in rupees, and the formats without a price. */
export function costOf(prices: ReadonlyMap<string, number>, content: readonly Deliverable[]) {
  const missing = content.filter(({ type }) => !prices.has(type)).map(({ type }) => type);
  const total = content.reduce((sum, { type, quantity }) => sum + (prices.get(type) ?? 0) * quantity, 0);
  return { total: missing.length === 0 && content.length > 0 ? total : null, missing: [...new Set(missing)] };
}

interface Share {
  name: string;
  percent: number;
}

/** Ages in three bands, as percents that are known; null where none was read. */
export function ageBands(shares: readonly Share[] | null): { young: number; middle: number; older: number } | null {
  if (!shares || shares.length === 0) return null;
  const sum = (isMeant: (from: number) => boolean) =>
    Math.round(
      shares.filter(({ name }) => isMeant(Number.parseInt(name, 10))).reduce((all, { percent }) => all + percent, 0),
    );
  return {
    young: sum((from) => from < 25),
    middle: sum((from) => from >= 25 && from < 35),
    older: sum((from) => from >= 35),
  };
}
