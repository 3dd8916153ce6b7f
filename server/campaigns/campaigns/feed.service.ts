import * as z from 'zod/mini';
import type { feedSorts } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import { listBlockedIds } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { findEvenDeleted } from '../campaign-records/campaign-records.service.ts';
import { scorerFor } from '../matching/match-score.rules.ts';
import { type FeedFilters, type FeedOrder, type FeedPlace, feedOrders, searchOpen } from './open-campaigns.rules.ts';
import { readOpenCampaigns } from './open-campaigns.service.ts';
import { findOwnCard, presentCampaigns } from './present.service.ts';

export interface FeedInput extends Omit<FeedFilters, 'budgetMin' | 'budgetMax'> {
  budget_min?: number | undefined;
  budget_max?: number | undefined;
  sort?: (typeof feedSorts)[number] | undefined;
  limit: number;
  cursor?: string | undefined;
}

const cursorOf = (sort: string) =>
  z.object({ sort: z.literal(sort), value: z.int(), id: z.int(), isLast: z.boolean() });

/** Open standard campaigns of others: best match first for influencers, newest first for others; full ones last. */
export async function listPosts(context: Context, { user, ...input }: FeedInput & { user: User }) {
  const card = await findOwnCard(context, user);
  const sort = input.sort === 'match' && !card ? 'newest' : (input.sort ?? (card ? 'match' : 'newest'));
  const filters = filtersOf(input, 'standard');
  const order = sort === 'match' ? matchOrder(card) : feedOrders[sort];
  return showList(context, { user, withOwn: false, filters, order, ...input, sort });
}

function matchOrder(card: Awaited<ReturnType<typeof findOwnCard>>): FeedOrder {
  if (!card) return feedOrders.newest;
  const score = scorerFor(card);
  return { valueOf: ({ wishes }) => score(wishes), direction: 'desc' };
}

/** The Resource Sharing Hub: open joint campaigns, including one's own; newest first, full and locked ones last. */
export async function listJointCampaigns(context: Context, { user, ...input }: FeedInput & { user: User }) {
  const filters = filtersOf(input, 'joint');
  return showList(context, { user, withOwn: true, filters, order: feedOrders.newest, ...input, sort: 'newest' });
}

function filtersOf(
  { budget_min, budget_max, sort: _sort, limit: _limit, cursor: _cursor, ...rest }: FeedInput,
  type: 'standard' | 'joint',
): FeedFilters {
  return { ...rest, type, budgetMin: paise(budget_min), budgetMax: paise(budget_max) };
}

interface List {
  user: User;
  withOwn: boolean;
  filters: FeedFilters;
  sort: string;
  order: FeedOrder;
  limit: number;
  cursor?: string | undefined;
}

async function showList(context: Context, { user, withOwn, filters, order, sort, limit, cursor }: List) {
  const after = decodeCursor(cursor, cursorOf(sort));
  const blocked = new Set(await listBlockedIds(context, user));
  const reader = { id: user.id, today: dateInIndia(context.now()), withOwn, blocked };
  const open = await readOpenCampaigns(context);
  const { places, total } = searchOpen(open, { reader, filters, order, after, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(places, {
    limit,
    placeOf: ({ value, id, isLast }) => ({ sort, value, id, isLast }),
  });
  return { data: await showCampaigns(context, user, rows), total, next_cursor };
}

async function showCampaigns(context: Context, user: User, places: readonly FeedPlace[]) {
  const rows = await findEvenDeleted(
    context,
    places.map(({ id }) => id),
  );
  return presentCampaigns(context, user, rows);
}

function paise(rupees: number | undefined): number | undefined {
  return rupees === undefined ? undefined : toPaise(rupees);
}
