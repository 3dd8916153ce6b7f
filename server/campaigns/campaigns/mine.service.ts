import * as z from 'zod/mini';
import { type Relation, relations, standings } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { findEvenDeleted } from '../campaign-records/campaign-records.service.ts';
import { countMine, type MineFilters, selectMine, selectUnderWay } from './mine.queries.ts';
import { presentCampaigns } from './present.service.ts';

export interface MineInput extends MineFilters {
  user: User;
  limit: number;
  cursor?: string | undefined;
}

const relationNames = { created: 'Created', applied: 'Applied', pledged: 'Joint' } as const;

/** Campaigns the user created, applied or pledged to, with the number of each. */
export async function listMyCampaigns(context: Context, { user, limit, cursor, ...filters }: MineInput) {
  const reader = readerOf(context, user);
  const after = decodeCursor(cursor, z.object({ id: z.int(), over: z.boolean() }));
  const found = await selectMine(context.db, reader, { filters, after, limit: limit + 1 });
  const { rows: shown, next_cursor } = cutPage(found, { limit, placeOf: ({ id, over }) => ({ id, over }) });
  const rows = await findEvenDeleted(
    context,
    shown.map(({ id }) => id),
  );
  const campaigns = await presentCampaigns(context, user, rows);
  const { total, of } = await countMine(context.db, reader, filters);
  return {
    data: withRelations(campaigns, shown),
    total,
    facets: {
      relation: relations.map((id) => ({ id, name: relationNames[id], count: of[id] })),
      standing: standings.map((id) => ({ id, count: of[id] })),
    },
    next_cursor,
  };
}

function readerOf(context: Context, { id, campaignIds: only }: User) {
  return { id, only, today: dateInIndia(context.now()) };
}

/** Campaigns that are not over and in which the user still takes part, running ones first. */
export async function listUnderWay(context: Context, { user, limit }: { user: User; limit: number }) {
  const found = await selectUnderWay(context.db, readerOf(context, user), limit);
  const rows = await findEvenDeleted(
    context,
    found.map(({ id }) => id),
  );
  const campaigns = await presentCampaigns(context, user, rows);
  return { data: withRelations(campaigns, found), total: found[0]?.total ?? 0 };
}

/** Their ids, running ones first, with the total. */
export async function findUnderWay(context: Context, { user, limit }: { user: User; limit: number }) {
  const found = await selectUnderWay(context.db, readerOf(context, user), limit);
  return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0 };
}

type Related = { id: number } & Record<Relation, boolean>;

function withRelations<T extends { id: string }>(campaigns: readonly T[], found: readonly Related[]) {
  const partOf = new Map(found.map((row) => [String(row.id), relations.filter((relation) => row[relation])]));
  return campaigns.map((campaign) => ({ ...campaign, relations: partOf.get(campaign.id) ?? [] }));
}
