import { owesProduct } from '../../../contract/campaigns/compensation.rules.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { findCancelling } from '../cancellations/cancellations.service.ts';
import { maySidesMove } from '../held-money/held-money.policy.ts';
import { findPayments } from '../held-money/held-money.service.ts';
import { findOfferSides } from '../offer-records/offer-records.service.ts';
import { findPairs } from '../pairs/pair.service.ts';
import type { ApplicationFacts } from './applications.policy.ts';
import { countTaken } from './applications.queries.ts';

type Seen = Pick<ApplicationRow, 'id' | 'status' | 'influencer_id' | 'arrived_at'>;
type SeenCampaign = Pick<CampaignRow, 'id' | 'creator_id' | 'slots' | 'compensation' | 'product_value'>;

/** Facts that decide the moves of applications to one campaign; the number of queries is fixed. */
export async function findFacts(
  context: Context,
  campaign: SeenCampaign,
  rows: readonly Seen[],
): Promise<(row: Seen) => ApplicationFacts> {
  const pairOf = await findPairs(context, campaign.creator_id, [
    ...new Set(rows.map(({ influencer_id }) => influencer_id)),
  ]);
  const isFull = campaign.slots !== null && (await countTaken(context.db, campaign.id)) >= campaign.slots;
  const ids = rows.map(({ id }) => id);
  const moneyOf = await findMoney(context, ids);
  const offerSides = await findOfferSides(context, ids);
  return (row) => ({
    ...pairOf(row.influencer_id),
    status: row.status,
    isFull,
    offerBy: offerSides.get(row.id) ?? null,
    ...moneyOf(row.id),
    product: productFacts(campaign, row),
  });
}

export function productFacts(
  campaign: Pick<CampaignRow, 'compensation' | 'product_value'>,
  { arrived_at }: Pick<ApplicationRow, 'arrived_at'>,
): ApplicationFacts['product'] {
  return { isOwed: owesProduct(campaign), hasArrived: arrived_at !== null };
}

type MoneyFacts = Pick<ApplicationFacts, 'money' | 'isHeld' | 'cancelling'>;

/** How the money of these applications stands, and what was proposed to cancel them. */
export async function findMoney(context: Context, ids: readonly number[]): Promise<(id: number) => MoneyFacts> {
  const payments = await findPayments(context, 'application_id', ids);
  const cancelling = await findCancelling(context, ids);
  return (id) => ({
    money: maySidesMove(payments.get(id)),
    isHeld: payments.get(id)?.status === 'held',
    cancelling: cancelling.get(id),
  });
}
