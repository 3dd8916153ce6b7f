import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { lockOwnCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { findFactsOf } from '../../campaigns/campaigns/campaign-facts.service.ts';
import { mayDelete } from '../../campaigns/campaigns/campaigns.policy.ts';
import { changeCampaign, endCampaign, lockForChange } from '../../campaigns/campaigns/campaigns.service.ts';
import { presentCampaign } from '../../campaigns/campaigns/present.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { demand } from '../../kit/http/policy.ts';
import { hasPayers } from '../pools/payers.service.ts';
import { proposeTerms } from '../pools/proposals.service.ts';
import { returnPool } from '../pools/returning.service.ts';
import { changedPoolTerms, withoutPoolTerms } from './pool-terms.rules.ts';

interface Change {
  user: User;
  id: string;
  body: CampaignBody;
  /** Time of the last change known to the sender. */
  readAt?: string | undefined;
}

interface Changed {
  campaign: Campaign;
  /** The proposal that the pool's payers vote on; null if there is none. */
  proposalId: string | null;
}

/**
 * Changes the given fields; `draft: false` posts a draft. Once somebody has paid into its pool, dates, budget needs and
 * minimum are proposed to the payers instead.
 */
export async function updateCampaign(context: Context, { user, body, ...asked }: Change): Promise<Changed> {
  return inTransaction(context, async (tx) => {
    const { row, before } = await lockForChange(tx, { user, ...asked });
    const terms = (await hasPayers(tx, row)) ? changedPoolTerms(before, body) : null;
    const own = terms ? withoutPoolTerms(body, terms.change) : body;
    const changed = await changeCampaign(tx, { user, row, before, body, own });
    const proposalId = terms ? await proposeTerms(tx, { campaign: row, user, ...terms }) : null;
    return { campaign: await presentCampaign(tx, user, changed), proposalId };
  });
}

/** Deletes a campaign and ends its unanswered applications; its pool is first returned to the payers. */
export async function deleteCampaign(context: Context, { user, id }: { user: User; id: string }) {
  return inTransaction(context, async (tx) => {
    const row = await lockOwnCampaign(tx, { user, id });
    demand(mayDelete(user, row, await findFactsOf(tx, user, row)));
    if (row.type === 'joint') await returnPool(tx, row, 'deleted');
    await endCampaign(tx, row);
    return { id: String(row.id) };
  });
}
