import { deadlineSteps, type FeedFacet, feedFacets, paySteps } from '../../../contract/campaigns/feed.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { OpenTable } from './open-table.rules.ts';

/** How many campaigns each value of a filter would leave; values that would leave none are missing. */
export type FacetCounts = Record<FeedFacet, ReadonlyMap<string, number>>;

const steps = paySteps.map(toPaise);
const longest = Math.max(...deadlineSteps);

interface Sifted {
  /** Slots that pass every filter. */
  passing: Int32Array;
  /** Slots that only the filter of this facet refuses: they count there. */
  nearly: readonly { facet: FeedFacet; slots: Int32Array }[];
}

/** Each facet is counted with all filters but its own. */
export function countFacets(table: OpenTable, today: number, { passing, nearly }: Sifted): FacetCounts {
  const counted = feedFacets.map((facet) => {
    const near = nearly.find((one) => one.facet === facet)?.slots;
    return [facet, countOne(table, { facet, today, lists: near ? [passing, near] : [passing] })];
  });
  return Object.fromEntries(counted) as FacetCounts;
}

interface One {
  facet: FeedFacet;
  today: number;
  lists: readonly Int32Array[];
}

/** Numbers of dictionaries are counted, and only in the end the values behind them. */
function countOne(table: OpenTable, { facet, today, lists }: One): Map<string, number> {
  const found = new Map<string, number>();
  const add = (value: string, count: number) => {
    if (count > 0) found.set(value, (found.get(value) ?? 0) + count);
  };
  if (facet === 'pay') {
    const counts = tally(lists, table.columns.payClass, { from: 0, size: steps.length });
    for (const [at, step] of paySteps.entries()) add(String(step), counts[at] ?? 0);
  } else if (facet === 'deadline') {
    const counts = tally(lists, table.columns.deadline, { from: today, size: longest + 1 });
    for (const days of deadlineSteps)
      add(
        String(days),
        counts.subarray(0, days + 1).reduce((sum, n) => sum + n, 0),
      );
  } else {
    const { values } = table.lists[facet];
    const counts = tally(lists, table.columns[facet], { from: 0, size: values.length });
    for (const [number, list] of values.entries()) for (const value of list ?? []) add(value, counts[number] ?? 0);
  }
  return found;
}

/** How many of these slots have each number; numbers outside are left out. */
function tally(lists: readonly Int32Array[], column: Int32Array, { from, size }: { from: number; size: number }) {
  const counts = new Int32Array(size);
  for (const slots of lists) {
    for (let at = 0; at < slots.length; at += 1) {
      const number = (column[slots[at] ?? 0] ?? 0) - from;
      if (number >= 0 && number < size) counts[number] = (counts[number] ?? 0) + 1;
    }
  }
  return counts;
}

/** The class of a pay in paise, by its place among the steps; -1 without pay. */
export function payClassOf(pay: number | null): number {
  return pay === null ? -1 : steps.findLastIndex((step) => step <= pay);
}
