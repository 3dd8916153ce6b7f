import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import { inRupees, toPaise } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { findFactsOf } from '../campaigns/campaign-facts.service.ts';
import { mayPledge, mayPledgeTo } from '../campaigns/campaigns.policy.ts';
import { needWords, openAmount } from '../pledges/pledges.rules.ts';
import { findNeedFill, hasLivePledge } from '../pledges/pledges.service.ts';
import { presentPledge } from '../pledges/present.service.ts';
import { addPledge } from '../pledges/progress.service.ts';

export interface PledgeInput {
  need_id: string;
  kind?: string | undefined;
  description: string;
  value: number;
}

interface Attempt {
  user: User;
  campaign: CampaignRow;
  input: { message: string; quote?: number | null | undefined; pledge?: PledgeInput | undefined };
}

/** Adds a pledge towards a need of a joint campaign, which the caller has locked. */
export async function pledgeTowards(tx: Context, { user, campaign, input }: Attempt): Promise<Pledge> {
  const { pledge } = input;
  demand(mayPledge(user, campaign));
  if (!pledge) throw refuseField('BAD_INPUT', 'pledge', 'Describe what you’re pledging.');
  if (input.quote != null) throw refuseField('BAD_INPUT', 'quote', 'Joint campaigns take pledges, not prices.');
  const need = await findNeedFill(tx, campaign.id, rowId(pledge.need_id, 'This need'));
  if (!need) throw refuseNotFound('This need');
  if (pledge.kind !== undefined && pledge.kind !== need.kind) {
    throw refuseField('BAD_INPUT', 'pledge.kind', msg`This need is for ${{ kind: needWords[need.kind] }}.`);
  }
  const open = openAmount(need);
  const isPledged = await hasLivePledge(tx, need.id, user.id);
  demand(mayPledgeTo({ actor: user, campaign, facts: await findFactsOf(tx, user, campaign) }, { isPledged, open }));
  if (open !== null && toPaise(pledge.value) > open) {
    const reason = msg`Only ${{ money: inRupees(open) }} is still needed.`;
    throw refuse('RULE', reason, { fields: { 'pledge.value': reason } });
  }
  const row = await addPledge(tx, {
    campaign,
    pledge: {
      need_id: need.id,
      account_id: user.id,
      kind: need.kind,
      description: pledge.description,
      message: input.message,
      value: toPaise(pledge.value),
    },
  });
  return presentPledge(tx, { campaign, reader: user }, row);
}
