import * as z from 'zod/mini';
import type { feedSorts } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import { findNames } from '../../core/lookups/lookups.service.ts';
import { listBlockedIds } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { findEvenDeleted } from '../campaign-records/campaign-records.service.ts';
import type { FacetCounts } from '../open-campaigns/count-facets.rules.ts';
import { matchOrder } from '../open-campaigns/match-open.rules.ts';
import { readOpenCampaigns } from '../open-campaigns/open-campaigns.service.ts';
import type { OpenTable } from '../open-campaigns/open-table.rules.ts';
import {
  type FeedFilters,
  type FeedOrder,
  type FeedPlace,
  feedOrders,
  searchOpen,
} from '../open-campaigns/search-open.rules.ts';
import { noteShown } from '../viewers/noting.service.ts';
import { viewFacets } from './feed.views.ts';
import { findOwnCard, presentCampaigns } from './present.service.ts';

type Part = 'cards' | 'facets';

export interface FeedInput extends Omit<FeedFilters, 'budgetMin' | 'budgetMax' | 'deadlineWithin'> {
  budget_min?: number | undefined;
  budget_max?: number | undefined;
  deadline_within?: number | undefined;
  sort?: (typeof feedSorts)[number] | undefined;
  limit: number;
  cursor?: string | undefined;
}

const cursorOf = (sort: string) =>
  z.object({ sort: z.literal(sort), value: z.int(), id: z.int(), isLast: z.boolean() });

/** Open standard campaigns of others: best match first for influencers, newest first for others; full ones last. */
export async function listPosts(
  context: Context,
  { user, parts, ...input }: FeedInput & { user: User; parts: readonly Part[] },
) {
  const card = await findOwnCard(context, user);
  const sort = input.sort === 'match' && !card ? 'newest' : (input.sort ?? (card ? 'match' : 'newest'));
  const orderOf = (open: OpenTable) =>
    sort === 'match' && card ? matchOrder(open, card) : feedOrders[sort === 'match' ? 'newest' : sort](open);
  return showList(context, { user, withOwn: false, type: 'standard', ...pagedBy(input), sort, orderOf, parts });
}

/** The same for a creator to look at, which is noted. */
export async function showPosts(context: Context, asked: Parameters<typeof listPosts>[1]) {
  const posts = await listPosts(context, asked);
  noteShown(
    context,
    asked.user,
    posts.data.map(({ id }) => Number(id)),
  );
  return posts;
}

/** The Resource Sharing Hub: open joint campaigns, including one's own; newest first, full and locked ones last. */
export async function listJointCampaigns(context: Context, { user, ...input }: FeedInput & { user: User }) {
  const order = { sort: 'newest', orderOf: feedOrders.newest };
  return showList(context, { user, withOwn: true, type: 'joint', ...pagedBy(input), ...order, parts: ['cards'] });
}

function pagedBy({ budget_min, budget_max, deadline_within, sort: _, limit, cursor, ...rest }: FeedInput) {
  const pay = { budgetMin: paise(budget_min), budgetMax: paise(budget_max) };
  return { filters: { ...rest, ...pay, deadlineWithin: deadline_within }, limit, cursor };
}

interface List {
  user: User;
  withOwn: boolean;
  type: 'standard' | 'joint';
  filters: FeedFilters;
  sort: string;
  orderOf: (open: OpenTable) => FeedOrder;
  limit: number;
  cursor?: string | undefined;
  parts: readonly Part[];
}

async function showList(context: Context, { user, withOwn, type, filters, sort, orderOf, limit, cursor, parts }: List) {
  const after = decodeCursor(cursor, cursorOf(sort));
  const blocked = new Set(await listBlockedIds(context, user));
  const reader = { id: user.id, today: dateInIndia(context.now()), withOwn, blocked };
  const open = await readOpenCampaigns(context);
  const withFacets = parts.includes('facets');
  const { places, total, facets } = searchOpen(open, {
    reader,
    type,
    filters,
    order: orderOf(open),
    after,
    limit: parts.includes('cards') ? limit + 1 : 0,
    withFacets,
  });
  const { rows, next_cursor } = cutPage(places, {
    limit,
    placeOf: ({ value, id, isLast }) => ({ sort, value, id, isLast }),
  });
  return {
    data: await showCampaigns(context, user, rows),
    total,
    ...(facets ? { facets: await presentFacets(context, facets) } : {}),
    next_cursor,
  };
}

async function presentFacets(context: Context, counts: FacetCounts) {
  const idsOf = (facet: 'category' | 'language' | 'city') => [...counts[facet].keys()];
  const ids = { category: idsOf('category'), language: idsOf('language'), city: idsOf('city') };
  return viewFacets(counts, await findNames(context, ids));
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
