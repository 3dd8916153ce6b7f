import * as z from 'zod/mini';
import { dateInIndia } from '../../contract/calendar.ts';
import type { feedSorts } from '../../contract/campaigns.ts';
import { toPaise } from '../../contract/money.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { cutPage, decodeCursor } from '../kit/cursor.ts';
import { selectCampaigns } from './campaigns.queries.ts';
import {
  countFeed,
  type FeedFilters,
  type FeedOrder,
  type FeedPlace,
  selectFeedPage,
  selectWishes,
} from './feed.queries.ts';
import { matchCampaign } from './match.rules.ts';
import { findOwnCard, presentCampaigns } from './present.service.ts';
import { wishesOf } from './wishes.rules.ts';

export interface FeedInput extends Omit<FeedFilters, 'budgetMin' | 'budgetMax'> {
  budget_min?: number | undefined;
  budget_max?: number | undefined;
  sort?: (typeof feedSorts)[number] | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** The best match is looked for among this many of the newest open campaigns. */
const matchedAtMost = 5_000;

const cursorOf = (sort: string) => z.object({ sort: z.literal(sort), value: z.int(), id: z.int() });

const hubCursor = z.object({ value: z.int(), id: z.int(), isLast: z.boolean() });

/** The open standard campaigns of others: for influencers the best match first, for others the newest. */
export async function listPosts(context: Context, { user, ...input }: FeedInput & { user: User }) {
  const { sort: wanted, limit, cursor, budget_min, budget_max, ...rest } = input;
  const card = await findOwnCard(context, user);
  const sort = wanted === 'match' && !card ? 'newest' : (wanted ?? (card ? 'match' : 'newest'));
  const filters = { ...rest, type: 'standard' as const, budgetMin: paise(budget_min), budgetMax: paise(budget_max) };
  const after = decodeCursor(cursor, cursorOf(sort));
  const page = { filters, after, limit: limit + 1 };
  const places =
    sort === 'match' && card
      ? await findBestMatches(context, { user, card, ...page })
      : await selectFeedPage(context.db, readerOf(context, user), { ...page, order: sort as FeedOrder });
  const total = await countFeed(context.db, readerOf(context, user), filters);
  return showPage(context, { user, places, limit, sort, total });
}

/** The Resource Sharing Hub: open joint campaigns, one's own among them; the full and the locked ones last, else the newest first. */
export async function listJointCampaigns(context: Context, { user, ...input }: FeedInput & { user: User }) {
  const { limit, cursor, budget_min, budget_max, sort: _, ...rest } = input;
  const filters = { ...rest, type: 'joint' as const, budgetMin: paise(budget_min), budgetMax: paise(budget_max) };
  const after = decodeCursor(cursor, hubCursor);
  const reader = { ...readerOf(context, user), withOwn: true };
  const wanted = limit + 1;
  const pageOf = async (isLast: boolean, page: { after: FeedPlace | undefined; limit: number }) =>
    (await selectFeedPage(context.db, reader, { filters, order: 'newest', isLast, ...page })).map((place) => ({
      ...place,
      isLast,
    }));
  const first = after?.isLast ? [] : await pageOf(false, { after, limit: wanted });
  const left = wanted - first.length;
  const last = left > 0 ? await pageOf(true, { after: after?.isLast ? after : undefined, limit: left }) : [];
  const { rows, next_cursor } = cutPage([...first, ...last], {
    limit,
    placeOf: ({ value, id, isLast }) => ({ value: Number(value), id, isLast }),
  });
  return {
    data: await showCampaigns(context, user, rows),
    total: await countFeed(context.db, reader, filters),
    next_cursor,
  };
}

interface Shown {
  user: User;
  places: FeedPlace[];
  limit: number;
  sort: string;
  total: number;
}

async function showPage(context: Context, { user, places, limit, sort, total }: Shown) {
  const { rows: shown, next_cursor } = cutPage(places, {
    limit,
    placeOf: (row) => ({ sort, value: Number(row.value), id: row.id }),
  });
  return { data: await showCampaigns(context, user, shown), total, next_cursor };
}

async function showCampaigns(context: Context, user: User, places: readonly FeedPlace[]) {
  const rows = await selectCampaigns(
    context.db,
    places.map(({ id }) => id),
  );
  return presentCampaigns(context, user, rows);
}

interface Matching {
  user: User;
  card: NonNullable<Awaited<ReturnType<typeof findOwnCard>>>;
  filters: FeedFilters;
  after: FeedPlace | undefined;
  limit: number;
}

async function findBestMatches(
  context: Context,
  { user, card, filters, after, limit }: Matching,
): Promise<FeedPlace[]> {
  const candidates = await selectWishes(context.db, readerOf(context, user), { filters, limit: matchedAtMost });
  return candidates
    .map((row) => ({ id: row.id, value: matchCampaign(wishesOf(row), card).score }))
    .toSorted((a, b) => b.value - a.value || b.id - a.id)
    .filter(({ value, id }) => !after || value < after.value || (value === after.value && id < after.id))
    .slice(0, limit);
}

function readerOf(context: Context, { id }: User) {
  return { id, today: dateInIndia(context.now()) };
}

function paise(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : toPaise(rupees);
}
