import type { EscrowOrderRow } from '../../../database/schema.ts';
import { findForCreator, lockAgreed } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { isFundable } from './escrow.policy.ts';
import { beginPayment } from './orders.service.ts';
import { readFee, readPrice } from './quote.service.ts';

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
      demand(isFundable(agreed));
      return {
        ...(await readPrice(context, agreed.application)),
        campaignId: agreed.campaign.id,
        payerId: agreed.campaign.creator_id,
        payeeId: agreed.application.influencer_id,
        feeBasisPoints: await readFee(context, application.id),
      };
    },
  });
}
