import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { platformFee, toPaise, toRupees } from '../../../contract/kit/money.ts';
import { type Fundable, fundedAtOnce } from '../../../contract/work/fund-many.ts';
import { listAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { readAcceptedAt } from '../../campaigns/applications/unfunded.service.ts';
import { findOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readTerms } from '../agreements/reading.service.ts';
import { advanceIn, findTrusted } from '../payments/payments.service.ts';
import { fundBy } from './unfunded.rules.ts';

/** Accepted applications of one's own campaign that wait for their money, the most urgent first. */
export async function listFundable(context: Context, asked: { user: User; id: string }) {
  const campaign = await findOwnCampaign(context, asked);
  const waiting = (await listAgreed(context, campaign.id)).filter(
    ({ status, quote }) => status === 'accepted' && paysMoney(campaign, quote),
  );
  const accepted = await readAcceptedAt(context, idsOf(waiting));
  const endOf = ({ id }: { id: number }) =>
    fundBy({ acceptedAt: accepted.get(id) ?? context.now(), startDate: campaign.start_date });
  const first = waiting
    .toSorted((one, other) => endOf(one).getTime() - endOf(other).getTime() || one.id - other.id)
    .slice(0, fundedAtOnce);
  const terms = await readTerms(context, idsOf(first));
  const trusted = await findTrusted(
    context,
    first.map(({ influencer_id }) => influencer_id),
  );
  const data = first.map((application): Fundable => {
    const { id, influencer_id, quote } = application;
    const agreed = terms.get(id);
    const price = quote ?? 0;
    return {
      application_id: String(id),
      amount: toRupees(price + toPaise(agreed?.gst?.amount ?? 0)),
      released_now: toRupees(advanceIn(agreed, trusted.has(influencer_id))),
      platform_fee: toRupees(platformFee(price, agreed?.platform_fee_percent ?? context.config.platformFeePercent)),
      fund_by: endOf(application).toISOString(),
    };
  });
  return { data, total: waiting.length };
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
