import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import type { Agreed } from '../../campaigns/applications/agreement-access.service.ts';
import { listApplicants as listRecords } from '../../campaigns/applications/applicants.service.ts';
import { moveApplication as moveRecord } from '../../campaigns/applications/moves.service.ts';
import { type ApplyInput, applyToCampaign as apply } from '../../campaigns/applying/apply.service.ts';
import type { MoveInput } from '../../campaigns/moves/move-input.ts';
import { movePledge } from '../../campaigns/pledges/moves.service.ts';
import { presentPledge } from '../../campaigns/pledges/present.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { freezeAgreement } from '../agreements/freeze.service.ts';
import { planDeliverables } from '../deliverables/planning.service.ts';
import { returnContribution } from '../escrow/pool-holding.service.ts';
import { returnHeldMoney } from '../escrow/refund.service.ts';
import { addTerms, presentApplications } from './present.service.ts';

/** An application to a standard campaign, which has no agreement yet, or a pledge towards a need of a joint one. */
export async function applyToCampaign(context: Context, input: ApplyInput & { user: User }) {
  const came = await apply(context, input);
  return 'need_id' in came ? came : { ...came, terms: null };
}

/** Everybody who came to a campaign of one's own: applications with their agreements, or pledges to a joint one. */
export async function listApplicants(context: Context, input: Parameters<typeof listRecords>[1]) {
  const { data, ...page } = await listRecords(context, input);
  const records = data.filter((one) => 'ready_by' in one);
  const pledges = data.filter((one) => 'need_id' in one);
  return { ...page, data: [...(await addTerms(context, records)), ...pledges] };
}

/** Moves an application, or the pledge that has this id, for one of its two sides, with all that follows from it. */
export async function moveApplication(context: Context, input: MoveInput): Promise<Application | Pledge> {
  return inTransaction(context, async (tx) => {
    const agreed = await moveRecord(tx, input);
    if (!agreed) return moveOnPledge(tx, input);
    await followMove(tx, agreed, input);
    const [view] = await presentApplications(tx, { campaign: agreed.campaign, reader: input.user }, [
      agreed.application,
    ]);
    if (!view) throw refuseNotFound('This application');
    return view;
  });
}

/** An accepted offer becomes an agreement with work to do; a cancelled one gives its money back. */
async function followMove(tx: Context, agreed: Agreed, { terms_hash: readHash }: MoveInput): Promise<void> {
  const { campaign, application } = agreed;
  if (application.status === 'accepted') {
    await freezeAgreement(tx, agreed, readHash);
    await planDeliverables(tx, [{ applicationId: application.id, agreed: campaign.content }]);
  }
  if (application.status === 'cancelled') await returnHeldMoney(tx, agreed);
}

async function moveOnPledge(tx: Context, input: MoveInput): Promise<Pledge> {
  const moved = await movePledge(tx, input);
  if (moved.pledge.status === 'withdrawn') await returnContribution(tx, moved);
  return presentPledge(tx, { campaign: moved.campaign, reader: input.user }, moved.pledge);
}
