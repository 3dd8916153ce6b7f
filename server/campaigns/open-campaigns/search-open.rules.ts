import { type FeedFacet, feedFacets } from '../../../contract/campaigns/feed.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { countFacets, type FacetCounts } from './count-facets.rules.ts';
import { dayOf, type ListColumn, type OpenTable } from './open-table.rules.ts';

/** Filters of lists: a campaign passes with any of the values. */
type ListFilter = Exclude<ListColumn, 'gender'>;

export interface FeedFilters extends Partial<Record<ListFilter, readonly string[] | undefined>> {
  /** Id of who posted it; text that is no id finds nothing. */
  creator?: string | undefined;
  q?: string | undefined;
  /** Paise a creator. */
  budgetMin?: number | undefined;
  budgetMax?: number | undefined;
  /** Days from today until applications close, at most. */
  deadlineWithin?: number | undefined;
}

const listFilters: readonly ListFilter[] = [
  'platform',
  'category',
  'language',
  'city',
  'content',
  'need',
  'compensation',
  'objective',
];

interface FeedReader {
  id: number;
  /** Date in Asia/Kolkata. */
  today: string;
  /** Whether the reader's own campaigns are shown too. */
  withOwn?: boolean;
  /** People with whom there is a block. */
  blocked: ReadonlySet<number>;
}

/** A filter as a question about a slot. What it alone refuses still counts in its own facet. */
interface Test {
  facet: FeedFacet | undefined;
  passes: (slot: number) => boolean;
}

/** The tests of what is asked for alone, so that what is not asked for costs nothing. */
function testsOf(table: OpenTable, filters: FeedFilters, today: number): Test[] {
  const { columns, lists } = table;
  const tests: Test[] = [];
  const add = (facet: string | undefined, passes: Test['passes']) =>
    tests.push({ facet: feedFacets.find((one) => one === facet), passes });
  for (const name of listFilters) {
    const asked = filters[name];
    if (!asked?.length) continue;
    const wanted = new Set(asked);
    const passing = Uint8Array.from(lists[name].values, (list) =>
      Number(list?.some((one) => wanted.has(one)) ?? false),
    );
    const column = columns[name];
    add(name, (slot) => passing[column[slot] ?? 0] === 1);
  }
  const { creator, q, budgetMin, budgetMax, deadlineWithin } = filters;
  if (creator !== undefined) {
    const id = Number(/^\d{1,15}$/.exec(creator)?.[0] ?? 0);
    add(undefined, (slot) => columns.creator[slot] === id);
  }
  if (budgetMin !== undefined || budgetMax !== undefined) {
    const [least, most] = [Math.max(0, budgetMin ?? 0), budgetMax ?? Number.POSITIVE_INFINITY];
    add('pay', (slot) => (columns.pay[slot] ?? -1) >= least && (columns.pay[slot] ?? -1) <= most);
  }
  if (deadlineWithin !== undefined) {
    const last = today + deadlineWithin;
    add('deadline', (slot) => (columns.deadline[slot] ?? 0) <= last);
  }
  if (q) {
    const found = table.texts.find(q);
    add(undefined, (slot) => found[slot] === 1);
  }
  return tests;
}

export interface FeedPlace {
  value: number;
  id: number;
  isLast: boolean;
}

/** Sort order of a list; ties are ordered by id. */
export interface FeedOrder {
  rankOf: (slot: number) => number;
  direction: 'asc' | 'desc';
}

const epochDay = Date.parse('2000-01-01') / dayMs;

export const feedOrders: Record<'newest' | 'deadline' | 'pay', (table: OpenTable) => FeedOrder> = {
  newest: ({ columns }) => ({ rankOf: (slot) => columns.published[slot] ?? 0, direction: 'desc' }),
  deadline: ({ columns }) => ({ rankOf: (slot) => (columns.deadline[slot] ?? 0) - epochDay, direction: 'asc' }),
  pay: ({ columns }) => ({ rankOf: (slot) => columns.pay[slot] ?? -1, direction: 'desc' }),
};

export interface FeedAsked {
  reader: FeedReader;
  type: CampaignRow['type'];
  filters: FeedFilters;
  order: FeedOrder;
  after: FeedPlace | undefined;
  /** 0 for the counts alone. */
  limit: number;
  withFacets: boolean;
}

interface FeedFound {
  places: FeedPlace[];
  total: number;
  facets: FacetCounts | undefined;
}

/**
 * A page of the open campaigns, how many there are and how many each value of a filter would leave: the full and the locked
 * ones stand last.
 */
export function searchOpen(table: OpenTable, asked: FeedAsked): FeedFound {
  const today = dayOf(asked.reader.today);
  const open = openFor(table, asked, today);
  const tests = testsOf(table, asked.filters, today);
  const { passing, nearly } = asked.withFacets ? sift(open, tests) : { passing: keepAll(open, tests), nearly: [] };
  return {
    places: asked.limit === 0 ? [] : findBest(table, passing, asked, today),
    total: passing.length,
    facets: asked.withFacets ? countFacets(table, today, { passing, nearly }) : undefined,
  };
}

/** Posted, not held and before its last day, by somebody this reader may deal with; full ones too. */
function openFor(table: OpenTable, { reader, type }: FeedAsked, today: number): Int32Array {
  const { creator } = table.columns;
  const open = table.openOn(today, type);
  const left = new Set([...reader.blocked, ...(reader.withOwn ? [] : [reader.id])].filter((id) => table.hasOf(id)));
  return left.size === 0 ? open : keep(open, (at) => !left.has(creator[open[at] ?? 0] ?? 0));
}

function keepAll(slots: Int32Array, tests: readonly Test[]): Int32Array {
  return tests.reduce((kept, { passes }) => keep(kept, (at) => passes(kept[at] ?? 0)), slots);
}

/** The slots at these places; a typed array’s own filter takes ten times as long. */
function keep(slots: Int32Array, isKept: (at: number) => boolean): Int32Array {
  const kept = new Int32Array(slots.length);
  let count = 0;
  for (let at = 0; at < slots.length; at += 1) {
    if (!isKept(at)) continue;
    kept[count] = slots[at] ?? 0;
    count += 1;
  }
  return kept.subarray(0, count);
}

/** Those that pass, and for each test with a facet those that it alone refuses. */
function sift(slots: Int32Array, tests: readonly Test[]) {
  if (tests.length === 0) return { passing: slots, nearly: [] };
  const refusals = new Uint8Array(slots.length);
  const refusedBy = new Uint8Array(slots.length);
  for (const [number, { passes }] of tests.entries()) {
    for (let at = 0; at < slots.length; at += 1) {
      if (refusals[at] === 2 || passes(slots[at] ?? 0)) continue;
      refusals[at] = (refusals[at] ?? 0) + 1;
      refusedBy[at] = number;
    }
  }
  const nearly = tests.flatMap(({ facet }, number) =>
    facet ? [{ facet, slots: keep(slots, (at) => refusals[at] === 1 && refusedBy[at] === number) }] : [],
  );
  return { passing: keep(slots, (at) => refusals[at] === 0), nearly };
}

/** The first of these in the order, after a place. */
function findBest(table: OpenTable, slots: Int32Array, { order, after, limit }: FeedAsked, today: number): FeedPlace[] {
  const { id, isFull, isJoint, starts } = table.columns;
  const { rankOf } = order;
  const sign = order.direction === 'asc' ? 1 : -1;
  const compare = (a: FeedPlace, b: FeedPlace) =>
    Number(a.isLast) - Number(b.isLast) || sign * (a.value - b.value) || sign * (a.id - b.id);
  const best: FeedPlace[] = [];
  let worst: FeedPlace | undefined;
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] ?? 0;
    // Full, or a joint campaign locked because its start date has passed.
    const isLast = isFull[slot] === 1 || (isJoint[slot] === 1 && (starts[slot] ?? 0) <= today);
    if (isLast && worst?.isLast === false) continue;
    const value = rankOf(slot);
    if (worst && worst.isLast === isLast && sign * (value - worst.value) > 0) continue;
    const place = { value, id: id[slot] ?? 0, isLast };
    if ((worst && compare(place, worst) >= 0) || (after && compare(place, after) <= 0)) continue;
    const before = best.findIndex((other) => compare(other, place) > 0);
    best.splice(before === -1 ? best.length : before, 0, place);
    if (best.length > limit) best.pop();
    worst = best.length === limit ? best.at(-1) : undefined;
  }
  return best;
}
