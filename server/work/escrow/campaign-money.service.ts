import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { CampaignMoney } from '../../../contract/work/escrow.ts';
import { listAgreed, listOffered } from '../../campaigns/applications/agreement-access.service.ts';
import { findOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
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
  return {
    offered: toRupees(sum(await listOffered(context, campaign.id))),
    to_fund: toRupees(sum(agreed.filter(({ status }) => status === 'accepted'))),
    held: toRupees(orders.held),
    disputed: toRupees(orders.disputed),
    released: toRupees(orders.released),
    budget_total: campaign.budget_total === null ? null : toRupees(campaign.budget_total),
  };
}
