import type { Arriving } from '../../../contract/work/escrow.ts';
import { findAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { type User, worksOn } from '../../kit/http/authenticate.ts';
import { findConsent } from '../../money/manager-shares/manager-shares.service.ts';
import { findPaidOnApproval } from '../payments/payments.service.ts';
import { readSilenceEnds } from '../work-clock/work-clock.service.ts';
import { dueDay } from './clock.rules.ts';
import { selectHeldFor } from './escrow.queries.ts';
import { leftOf } from './escrow.rules.ts';
import { quoteBy } from './quote.service.ts';
import { readTaxes } from './rates.service.ts';

/** Money held for a person's work with its arrival dates, soonest first. */
export async function listArriving(context: Context, user: User): Promise<Arriving[]> {
  const orders = await selectHeldFor(context.db, user.id);
  const ids = orders.map(({ application_id }) => application_id);
  const agreed = await findAgreed(context, ids);
  const people = await findPeople(
    context,
    orders.map(({ payer_id }) => payer_id),
  );
  const silenceEnds = await readSilenceEnds(context, ids);
  const onApproval = await findPaidOnApproval(context, ids);
  const taxes = await readTaxes(context, user.id);
  const consent = await findConsent(context, { accountId: user.id, readerId: user.id });
  const lines = orders.flatMap((order) => {
    const found = agreed.get(order.application_id);
    if (!found || !worksOn(user, found.campaign.id)) return [];
    const { campaign, application } = found;
    const payer = people.get(order.payer_id);
    const silenceEndsAt = onApproval.has(application.id) ? (silenceEnds.get(application.id) ?? null) : null;
    const due = dueDay(campaign, application.ready_by);
    const { fee_basis_points: feeBasisPoints } = order;
    const creatorGst = Math.min(leftOf(order), order.creator_gst - order.released_gst);
    const amount = leftOf(order) - creatorGst;
    return {
      application_id: String(application.id),
      campaign: { id: String(campaign.id), title: campaign.title },
      creator: payer?.businessName ?? payer?.fullname ?? '',
      status: application.status,
      net: quoteBy(context, { amount, creatorGst, feeBasisPoints, taxes, due, consent, silenceEndsAt }),
      auto_release_at: silenceEndsAt?.toISOString() ?? null,
    };
  });
  return lines.toSorted((a, b) => a.net.release_by.localeCompare(b.net.release_by));
}
