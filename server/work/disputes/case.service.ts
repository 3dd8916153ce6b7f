import type { DisputeCase } from '../../../contract/work/disputes.ts';
import { findApplication } from '../../campaigns/applications/agreement-access.service.ts';
import { readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { presentApplications } from '../agreements/present.service.ts';
import { presentDeliverables } from '../deliverables/present.service.ts';
import { readWork } from '../deliverables/work.service.ts';
import { presentEscrow } from '../escrow/escrow.service.ts';
import { selectFacts } from './disputes.queries.ts';
import { presentDispute } from './disputes.service.ts';

const what = 'This dispute';

/**
 * A dispute with everything an operator needs to decide it; they may read it because the parties asked for a decision.
 */
export async function readDisputeCase(
  context: Context,
  { user, id }: { user: User; id: string },
): Promise<DisputeCase> {
  const facts = await selectFacts(context.db, rowId(id, what));
  if (!facts) throw refuseNotFound(what);
  const row = await findApplication(context, facts.application_id);
  const campaign = await readCampaignOf(context, row);
  const [application] = await presentApplications(context, { campaign, reader: user }, [row]);
  if (!application) throw refuseNotFound(what);
  return {
    ...(await presentDispute(context, user, facts.id)),
    application,
    deliverables: await presentDeliverables(
      context,
      { campaign, applications: [row], reader: user },
      await readWork(context, [row]),
    ),
    escrow: await presentEscrow(context, { application: row, side: 'creator', reader: user }),
  };
}
