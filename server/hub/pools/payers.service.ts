import type { CampaignRow } from '../../../database/schema.ts';
import { areRelated } from '../../core/related-accounts/related-accounts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type HeldContribution, listHeldContributions } from '../../work/escrow/pool-holding.service.ts';
import type { Paid, Tie } from './consent.rules.ts';
import { wasSideAtFirstPayment } from './spending.queries.ts';

/** A person with payments in a pool: they vote, and what is left belongs to them in proportion. Paise. */
export interface Payer extends Paid {
  paidAt: Date | null;
}

/** Payers of a pool with payments that currently count, largest first. */
export async function listPayers(context: Context, campaignId: number): Promise<Payer[]> {
  const byPayer = Map.groupBy(await listHeldContributions(context, campaignId), ({ payerId }) => payerId);
  return [...byPayer]
    .map(([accountId, orders]) => ({ accountId, paid: sumOrders(orders), paidAt: orders[0]?.paidAt ?? null }))
    .sort((a, b) => b.paid - a.paid || a.accountId - b.accountId);
}

/** Whether a campaign's pool has payments, so that changing its terms needs the payers. */
export async function hasPayers(context: Context, { id, type, is_draft }: CampaignRow): Promise<boolean> {
  return type === 'joint' && !is_draft && (await listHeldContributions(context, id)).length > 0;
}

function sumOrders(orders: readonly HeldContribution[]): number {
  return orders.reduce((sum, { amount }) => sum + amount, 0);
}

/** Relation of a payee to the owner of a campaign, which determines the consent a draw needs. */
export async function readRelation(context: Context, campaign: CampaignRow, payeeId: number): Promise<Tie> {
  if (payeeId === campaign.creator_id) return 'owner';
  if ((await areRelated(context, campaign.creator_id, payeeId)).related) return 'related';
  const orderIds = (await listHeldContributions(context, campaign.id)).map(({ orderId }) => orderId);
  const isSide = await wasSideAtFirstPayment(context.db, { campaignId: campaign.id, accountId: payeeId, orderIds });
  return isSide ? 'side' : 'outside';
}
