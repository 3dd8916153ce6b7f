import * as z from 'zod/mini';
import { type Pledge, type PledgeLine, pledgeStatuses } from '../../../contract/campaigns/pledges.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { findParty } from './parties.service.ts';
import { countPledges, selectPledgePage } from './pledges.queries.ts';
import { presentPledgeLines, presentPledges, type Reading } from './present.service.ts';

interface Page {
  status?: readonly string[] | undefined;
  /** Infinity for all. */
  limit: number;
  cursor?: string | undefined;
}

interface Wanted extends Page {
  campaignId: number;
  strangerId: number | null;
}

/** Every pledge to a campaign, newest first, as its creator sees them. */
export async function listAllPledges(context: Context, { campaign, reader, ...wanted }: Page & Reading) {
  const { rows, ...page } = await readPage(context, { ...wanted, campaignId: campaign.id, strangerId: null });
  return { ...page, data: (await presentPledges(context, { campaign, reader }, rows)) satisfies Pledge[] };
}

/** Pledges to a joint campaign as a visitor of its page sees them. */
export async function listPledges(context: Context, { user, id, ...wanted }: Page & { user: User; id: string }) {
  const { campaign, isParty } = await findParty(context, { user, id });
  const strangerId = isParty ? null : user.id;
  const { rows, ...page } = await readPage(context, { ...wanted, campaignId: campaign.id, strangerId });
  return {
    ...page,
    data: (await presentPledgeLines(context, { campaign, reader: user }, rows)) satisfies PledgeLine[],
  };
}

async function readPage(context: Context, { status, limit, cursor, ...whose }: Wanted) {
  const filter = { ...whose, statuses: status && pledgeStatuses.filter((known) => status.includes(known)) };
  const before = decodeCursor(cursor, z.int());
  const found = await selectPledgePage(context.db, { ...filter, before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  return { rows, total: await countPledges(context.db, filter), next_cursor };
}
