import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { EscrowOrderRow } from '../../../database/schema.ts';
import { type Agreed, findForCreator, lockAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import { statusWords } from '../../campaigns/applications/applications.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { say } from '../../kit/i18n/messages.ts';
import { beginPayment, leastPaise } from './orders.service.ts';
import { readFee } from './quote.service.ts';

interface Funding {
  user: User;
  campaignId: string;
  applicationId: string;
}

/** Starts the payment for an accepted application, or resumes the open one. */
export async function fundApplication(
  context: Context,
  { user, campaignId, applicationId }: Funding,
): Promise<EscrowOrderRow> {
  const application = await findForCreator(context, { user, applicationId });
  if (String(application.campaign_id) !== campaignId) throw refuseNotFound('This application');
  return beginPayment(context, {
    purpose: { column: 'application_id', id: application.id },
    prepare: async () => {
      const agreed = await inTransaction(context, (tx) => lockAgreed(tx, application));
      refuseUnfundable(agreed);
      return {
        amount: agreed.application.quote ?? 0,
        campaignId: agreed.campaign.id,
        payerId: agreed.campaign.creator_id,
        payeeId: agreed.application.influencer_id,
        feeBasisPoints: await readFee(context, application.id),
      };
    },
  });
}

function refuseUnfundable({ campaign, application }: Agreed): void {
  const { status, quote } = application;
  if (!paysMoney(campaign, quote)) throw refuse('RULE', 'This work is unpaid, so there’s nothing to fund.');
  if ((quote ?? 0) < leastPaise) throw refuse('RULE', 'The minimum payment is ₹1.');
  if (status === 'accepted') return;
  if (status === 'applied' || status === 'shortlisted' || status === 'offered') {
    throw refuse('CONFLICT', 'You can fund this once the offer is accepted.');
  }
  const hasEnded = status === 'declined' || status === 'withdrawn' || status === 'cancelled';
  throw refuse(
    'CONFLICT',
    hasEnded ? say`This application was ${{ status: statusWords[status] }}.` : 'This is already funded.',
  );
}
