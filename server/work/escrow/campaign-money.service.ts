import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import type { CampaignMoney } from '../../../contract/work/escrow.ts';
import { listAgreed, listOffered } from '../../campaigns/applications/agreement-access.service.ts';
import { findOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { sumOrders } from './escrow.queries.ts';

/** Money of one's own campaign over all its agreements. */
export async function readCampaignMoney(context: Context, asked: { user: User; id: string }): Promise<CampaignMoney> {
  const campaign = await findOwnCampaign(context, asked);
  const agreed = await listAgreed(context, campaign.id);
  const orders = await sumOrders(
    context.db,
    agreed.map(({ id }) => id),
  );
  const priceOf = ({ quote }: { quote: number | null }) => (paysMoney(campaign, quote) ? (quote ?? 0) : 0);
  const sum = (rows: readonly { quote: number | null }[]) => rows.reduce((all, row) => all + priceOf(row), 0);
  const payable = agreed.filter(({ status, quote }) => status === 'accepted' && paysMoney(campaign, quote));
  return {
    offered: toRupees(sum(await listOffered(context, campaign.id))),
    to_fund: toRupees(await sumPrices(context, payable)),
    held: toRupees(orders.held),
    disputed: toRupees(orders.disputed),
    released: toRupees(orders.released),
    budget_total: campaign.budget_total === null ? null : toRupees(campaign.budget_total),
  };
}

/** Paise to be funded for these agreements, each with the influencer's GST. */
async function sumPrices(context: Context, agreed: readonly { id: number; quote: number | null }[]): Promise<number> {
  const terms = await readTerms(
    context,
    agreed.map(({ id }) => id),
  );
  return agreed.reduce((all, { id, quote }) => all + (quote ?? 0) + toPaise(terms.get(id)?.gst?.amount ?? 0), 0);
}
