import * as z from 'zod/mini';
import { inRupees, toPaise } from '../../contract/money.ts';
import type { Settlement } from '../../contract/settlements.ts';
import { splitByShare } from '../../contract/shares.ts';
import { isSide, listContributions } from '../applications/pledges.service.ts';
import { findVisibleCampaign, lockOwnCampaign, markSettled } from '../campaigns/campaigns.access.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { decodeCursor, encodeCursor } from '../kit/cursor.ts';
import { refuse, refuseNotFound } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findPeople } from '../people/people.service.ts';
import { insertSettlement, type SettlementRow, selectSettlements, selectShares } from './settlements.queries.ts';
import { viewSettlement } from './settlements.views.ts';

interface Act {
  user: User;
  /** The campaign's. */
  id: string;
}

/** Splits an amount, in rupees, among the sides by what each has contributed, and tells each its share. */
export async function settleCampaign(context: Context, act: Act & { amount: number }): Promise<Settlement> {
  return inTransaction(context, async (tx) => {
    const campaign = await lockOwnCampaign(tx, act);
    if (campaign.type !== 'joint') throw refuse('RULE', 'Only joint campaigns are settled by shares.');
    const sides = await listContributions(tx, campaign.id);
    if (sides.length === 0)
      throw refuse('CONFLICT', 'Confirm a contribution first: shares come from what was contributed.');
    const amount = toPaise(act.amount);
    const shares = splitByShare(amount, sides);
    const split = { campaignId: campaign.id, byId: act.user.id, amount, shares, now: tx.now() };
    const settlement = await insertSettlement(tx.db, split);
    await markSettled(tx, campaign);
    for (const share of shares) {
      await notify(tx, {
        accountId: share.accountId,
        type: 'settlement',
        title: `Settlement ${settlement.number} of ${campaign.title}`,
        description: `Your share of ${inRupees(amount)} is ${inRupees(share.amount)}.`,
        link: `/campaign-details/${campaign.id}`,
        senderId: act.user.id,
      });
    }
    const [view] = await present(tx, [settlement]);
    if (!view) throw new Error(`Settlement ${settlement.id} is gone`);
    return view;
  });
}

/** A campaign whose statements somebody may see: its creator, or a side. To others it is not found. */
export async function findSettledCampaign(context: Context, { user, id }: Act) {
  const campaign = await findVisibleCampaign(context, { user, id });
  if (campaign.creator_id === user.id || (await isSide(context, campaign.id, user.id))) return campaign;
  throw refuseNotFound('This campaign');
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

export async function listSettlements(context: Context, { cursor, limit, ...act }: Act & Page) {
  const { id: campaignId } = await findSettledCampaign(context, act);
  const before = decodeCursor(cursor, z.int());
  const rows = await selectSettlements(context.db, { campaignId, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    data: await present(context, page),
    next_cursor: rows.length > limit ? encodeCursor(page.at(-1)?.number) : null,
  };
}

async function present(context: Context, rows: readonly SettlementRow[]): Promise<Settlement[]> {
  const shares = await selectShares(
    context.db,
    rows.map(({ id }) => id),
  );
  const people = await findPeople(
    context,
    shares.map(({ account_id }) => account_id),
  );
  const byStatement = Map.groupBy(shares, (share) => share.settlement_id);
  return rows.map((row) => viewSettlement(row, byStatement.get(row.id) ?? [], people));
}
