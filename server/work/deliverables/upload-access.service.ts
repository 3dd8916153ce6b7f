import type { UploadOrder } from '../../accounts/uploads/metadata.rules.ts';
import { findSide } from '../../campaigns/applications/agreement-access.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { mayUpload } from './deliverables.policy.ts';

/** Refuses an upload for work that is somebody else's or under no agreement in force, and one for a portfolio by somebody who has none. */
export async function demandUpload(context: Context, user: User, { applicationId }: UploadOrder): Promise<void> {
  if (applicationId === null) {
    if (user.role !== 'influencer') throw refuse('ROLE', 'Only influencers have a portfolio.');
    return;
  }
  const { side, application } = await findSide(context, { user, applicationId: String(applicationId) });
  demand(mayUpload(side, application.status));
}
