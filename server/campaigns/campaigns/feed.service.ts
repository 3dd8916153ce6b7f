import * as z from 'zod/mini';
import type { feedSorts } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
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

/** Number of newest open campaigns among which the best match is searched. */
const matchedAtMost = 5_000;

const cursorOf = (sort: string) =>
  z.object({ sort: z.literal(sort), value: z.int(), id: z.int(), isLast: z.boolean() });

/** Open standard campaigns of others: best match first for influencers, newest first for others; full ones last. */
export async function listPosts(context: Context, { user, ...input }: FeedInput & { user: User }) {
  const card = await findOwnCard(context, user);
  const sort = input.sort === 'match' && !card ? 'newest' : (input.sort ?? (card ? 'match' : 'newest'));
  const filters = filtersOf(input, 'standard');
  const reader = readerOf(context, user);
  const pageOf = (page: PartPage) =>
    sort === 'match' && card
      ? findBestMatches(context, { reader, card, filters, ...page })
      : selectFeedPage(context.db, reader, { filters, order: sort as FeedOrder, ...page });
  return showList(context, { user, reader, filters, sort, pageOf, ...input });
}

/** The Resource Sharing Hub: open joint campaigns, including one's own; newest first, full and locked ones last. */
export async function listJointCampaigns(context: Context, { user, ...input }: FeedInput & { user: User }) {
  const filters = filtersOf(input, 'joint');
  const reader = { ...readerOf(context, user), withOwn: true };
  const pageOf = (page: PartPage) => selectFeedPage(context.db, reader, { filters, order: 'newest', ...page });
  return showList(context, { user, reader, filters, pageOf, ...input, sort: 'newest' });
}

function filtersOf(
  { budget_min, budget_max, sort: _sort, limit: _limit, cursor: _cursor, ...rest }: FeedInput,
  type: 'standard' | 'joint',
): FeedFilters {
  return { ...rest, type, budgetMin: paise(budget_min), budgetMax: paise(budget_max) };
}

interface PartPage {
  isLast: boolean;
  after: FeedPlace | undefined;
  limit: number;
}

interface List {
  user: User;
  reader: ReturnType<typeof readerOf>;
  filters: FeedFilters;
  sort: string;
  pageOf: (page: PartPage) => Promise<FeedPlace[]>;
  limit: number;
  cursor?: string | undefined;
}

/** A page of a list in two parts; the last part is queried only where the first one ends on this page. */
async function showList(context: Context, { user, reader, filters, sort, pageOf, limit, cursor }: List) {
  const after = decodeCursor(cursor, cursorOf(sort));
  const wanted = limit + 1;
  const placesOf = async (page: PartPage) => (await pageOf(page)).map((place) => ({ ...place, isLast: page.isLast }));
  const first = after?.isLast ? [] : await placesOf({ isLast: false, after, limit: wanted });
  const left = wanted - first.length;
  const last = left > 0 ? await placesOf({ isLast: true, after: after?.isLast ? after : undefined, limit: left }) : [];
  const { rows, next_cursor } = cutPage([...first, ...last], {
    limit,
    placeOf: ({ value, id, isLast }) => ({ sort, value: Number(value), id, isLast }),
  });
  return {
    data: await showCampaigns(context, user, rows),
    total: await countFeed(context.db, reader, filters),
    next_cursor,
  };
}

async function showCampaigns(context: Context, user: User, places: readonly FeedPlace[]) {
  const rows = await selectCampaigns(
    context.db,
    places.map(({ id }) => id),
  );
  return presentCampaigns(context, user, rows);
}

interface Matching extends PartPage {
  reader: ReturnType<typeof readerOf>;
  card: NonNullable<Awaited<ReturnType<typeof findOwnCard>>>;
  filters: FeedFilters;
}

async function findBestMatches(
  context: Context,
  { reader, card, filters, isLast, after, limit }: Matching,
): Promise<FeedPlace[]> {
  const candidates = await selectWishes(context.db, reader, { filters, isLast, limit: matchedAtMost });
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
