import { dayMs } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Wishes } from '../matching/match.rules.ts';
import { wishesOf } from '../matching/wishes.rules.ts';
import type { OpenRow } from './open-campaigns.queries.ts';

export interface FeedFilters {
  /** Id of who posted it; text that is no id finds nothing. */
  creator?: string | undefined;
  q?: string | undefined;
  type?: CampaignRow['type'] | undefined;
  platform?: readonly string[] | undefined;
  content?: readonly string[] | undefined;
  category?: readonly string[] | undefined;
  language?: readonly string[] | undefined;
  city?: readonly string[] | undefined;
  compensation?: readonly string[] | undefined;
  objective?: readonly string[] | undefined;
  need?: readonly string[] | undefined;
  /** Paise a creator. */
  budgetMin?: number | undefined;
  budgetMax?: number | undefined;
}

interface FeedReader {
  id: number;
  /** Date in Asia/Kolkata. */
  today: string;
  /** Whether the reader's own campaigns are shown too. */
  withOwn?: boolean;
  /** People with whom there is a block. */
  blocked: ReadonlySet<number>;
}

/** Data by which an open campaign is filtered, ordered and matched. */
export interface OpenCampaign {
  id: number;
  row: Omit<OpenRow, 'title' | 'brief'>;
  wishes: Wishes;
  title: string;
  brief: string;
  contents: readonly string[];
  publishedAt: number;
  /** Days since 1970. */
  deadlineDay: number;
}

export function openCampaignOf({ title, brief, ...row }: OpenRow): OpenCampaign {
  return {
    id: row.id,
    row,
    wishes: wishesOf(row),
    title: foldCase(title),
    brief: foldCase(brief),
    contents: row.content.map(({ type }) => type),
    publishedAt: row.published_at.getTime(),
    deadlineDay: Date.parse(row.application_deadline) / dayMs,
  };
}

/** Letter by letter, as the database compares: a letter stays one letter. */
function foldCase(text: string): string {
  return text.replace(/[A-Z]+|[^\0-\x7f]/gu, (found) => {
    const low = found.toLowerCase();
    return low.length === found.length ? low : found;
  });
}

type Test = (campaign: OpenCampaign) => boolean;

/** The tests of what is asked for alone, so that what is not asked for costs nothing. */
function testsOf(filters: FeedFilters): Test[] {
  const tests: Test[] = [];
  const overlaps = (values: readonly string[] | undefined, of: (campaign: OpenCampaign) => readonly string[]) => {
    if (!values?.length) return;
    const wanted = new Set(values);
    tests.push((campaign) => of(campaign).some((value) => wanted.has(value)));
  };
  overlaps(filters.platform, ({ row }) => row.platforms);
  overlaps(filters.category, ({ row }) => row.categories);
  overlaps(filters.language, ({ row }) => row.languages);
  overlaps(filters.city, ({ row }) => row.locations);
  overlaps(filters.content, ({ contents }) => contents);
  overlaps(filters.need, ({ row }) => row.needs);
  overlaps(filters.compensation, ({ row }) => (row.compensation === null ? [] : [row.compensation]));
  overlaps(filters.objective, ({ row }) => (row.objective === null ? [] : [row.objective]));
  const { creator, q, type, budgetMin, budgetMax } = filters;
  if (creator !== undefined) {
    const id = Number(/^\d{1,15}$/.exec(creator)?.[0] ?? 0);
    tests.push(({ row }) => row.creator_id === id);
  }
  if (type) tests.push(({ row }) => row.type === type);
  if (budgetMin !== undefined) {
    tests.push(({ row }) => row.budget_per_creator !== null && row.budget_per_creator >= budgetMin);
  }
  if (budgetMax !== undefined) {
    tests.push(({ row }) => row.budget_per_creator !== null && row.budget_per_creator <= budgetMax);
  }
  if (q) {
    const wanted = foldCase(q);
    tests.push(({ title, brief }) => title.includes(wanted) || brief.includes(wanted));
  }
  return tests;
}

/** Posted, not held and before its last day, by somebody this reader may deal with; full ones too. */
function isFor({ row }: OpenCampaign, { id, today, withOwn, blocked }: FeedReader): boolean {
  return (
    row.application_deadline >= today &&
    row.end_date >= today &&
    (withOwn || row.creator_id !== id) &&
    !blocked.has(row.creator_id)
  );
}

/** Full, or a joint campaign locked because its start date has passed. */
function isLast({ row }: OpenCampaign, today: string): boolean {
  return row.is_full || (row.type === 'joint' && row.start_date <= today);
}

export interface FeedPlace {
  value: number;
  id: number;
  isLast: boolean;
}

/** Sort order of a list; ties are ordered by id. */
export interface FeedOrder {
  valueOf: (campaign: OpenCampaign) => number;
  direction: 'asc' | 'desc';
}

const epochDay = Date.parse('2000-01-01') / dayMs;

export const feedOrders: Record<'newest' | 'deadline' | 'pay', FeedOrder> = {
  newest: { valueOf: ({ publishedAt }) => publishedAt, direction: 'desc' },
  deadline: { valueOf: ({ deadlineDay }) => deadlineDay - epochDay, direction: 'asc' },
  pay: { valueOf: ({ row }) => row.budget_per_creator ?? -1, direction: 'desc' },
};

interface FeedAsked {
  reader: FeedReader;
  filters: FeedFilters;
  order: FeedOrder;
  after: FeedPlace | undefined;
  limit: number;
}

/** A page of the open campaigns and how many there are: the full and the locked ones stand last. One pass over all of them. */
export function searchOpen(
  campaigns: Iterable<OpenCampaign>,
  asked: FeedAsked,
): { places: FeedPlace[]; total: number } {
  const { reader, filters, order, after, limit } = asked;
  const tests = testsOf(filters);
  const sign = order.direction === 'asc' ? 1 : -1;
  const compare = (a: FeedPlace, b: FeedPlace) =>
    Number(a.isLast) - Number(b.isLast) || sign * (a.value - b.value) || sign * (a.id - b.id);
  const best: FeedPlace[] = [];
  let worst: FeedPlace | undefined;
  let total = 0;
  // One place is written again and again: nearly all campaigns are only compared.
  const place: FeedPlace = { value: 0, id: 0, isLast: false };
  for (const campaign of campaigns) {
    if (!isFor(campaign, reader) || !passes(campaign, tests)) continue;
    total += 1;
    place.id = campaign.id;
    place.isLast = isLast(campaign, reader.today);
    if (worst?.isLast === false && place.isLast) continue;
    place.value = order.valueOf(campaign);
    if ((worst && compare(place, worst) >= 0) || (after && compare(place, after) <= 0)) continue;
    best.splice(findIndexFor(best, place, compare), 0, { ...place });
    if (best.length > limit) best.pop();
    worst = best.length === limit ? best.at(-1) : undefined;
  }
  return { places: best, total };
}

function passes(campaign: OpenCampaign, tests: readonly Test[]): boolean {
  for (const test of tests) if (!test(campaign)) return false;
  return true;
}

function findIndexFor(sorted: readonly FeedPlace[], place: FeedPlace, compare: (a: FeedPlace, b: FeedPlace) => number) {
  const at = sorted.findIndex((other) => compare(other, place) > 0);
  return at === -1 ? sorted.length : at;
}
