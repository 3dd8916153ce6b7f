import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { Paying } from '../../../contract/work/escrow.ts';
import { findAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type User, worksOn } from '../../kit/http/authenticate.ts';
import { findPaidOnApproval } from '../payments/payments.service.ts';
import { readSilenceEnds } from '../work-clock/work-clock.service.ts';
import { selectHeldBy } from './escrow.queries.ts';

/** Held money of an agreement, in paise, and the day of its automatic release. */
export interface HeldOrder {
  applicationId: number;
  payeeId: number;
  amount: number;
  isDisputed: boolean;
  /** Null while the work is not completely submitted, and where its approval releases nothing. */
  on: string | null;
}

/** This person's money held for the work of others, disputed or not; of the campaigns that the member works on. */
export async function listHeldOrders(
  context: Context,
  { id, campaignIds }: Pick<User, 'id' | 'campaignIds'>,
): Promise<HeldOrder[]> {
  const orders = await selectHeldBy(context.db, { payerId: id, only: campaignIds });
  const ids = orders.map(({ application_id }) => application_id);
  const silenceEnds = await readSilenceEnds(context, ids);
  const onApproval = await findPaidOnApproval(context, ids);
  return orders.map(({ application_id: applicationId, payee_id: payeeId, amount, status }) => {
    const isReleased = status === 'held' && onApproval.has(applicationId);
    const end = isReleased ? silenceEnds.get(applicationId) : undefined;
    return { applicationId, payeeId, amount, isDisputed: status === 'disputed', on: end ? dateInIndia(end) : null };
  });
}

/** Held orders with campaign and influencer: soonest release first, those without a day last. */
export async function listPaying(context: Context, user: User): Promise<Paying[]> {
  const orders = await listHeldOrders(context, user);
  const agreed = await findAgreed(
    context,
    orders.map(({ applicationId }) => applicationId),
  );
  const people = await findPeople(
    context,
    orders.map(({ payeeId }) => payeeId),
  );
  const lines = orders.flatMap(({ applicationId, payeeId, amount, isDisputed, on }): Paying[] => {
    const campaign = agreed.get(applicationId)?.campaign;
    if (!campaign || !worksOn(user, campaign.id)) return [];
    return [
      {
        application_id: String(applicationId),
        campaign: { id: String(campaign.id), title: campaign.title },
        influencer: people.get(payeeId)?.fullname ?? '',
        amount: toRupees(amount),
        is_disputed: isDisputed,
        release_on: on,
      },
    ];
  });
  return lines.toSorted((a, b) => (a.release_on ?? '9').localeCompare(b.release_on ?? '9'));
}
