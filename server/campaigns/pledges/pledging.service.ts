import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import { inRupees, toPaise } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema/campaign.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { say } from '../../kit/i18n/messages.ts';
import { refuseClosed } from '../applications/eligibility.service.ts';
import { notifyPledge } from './notices.service.ts';
import { insertPledge, insertPledgeEvents, selectLivePledge, selectNeedFill } from './pledges.queries.ts';
import { needWords, openAmount } from './pledges.rules.ts';
import { presentPledge } from './present.service.ts';

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
  if (user.role === 'operator') throw refuse('ROLE', 'Operators can’t take part in campaigns.');
  if (campaign.creator_id === user.id) throw refuse('RULE', 'This is your own campaign.');
  if (!pledge) throw refuseField('BAD_INPUT', 'pledge', 'Describe what you’re pledging.');
  if (input.quote != null) throw refuseField('BAD_INPUT', 'quote', 'Joint campaigns take pledges, not prices.');
  const need = await selectNeedFill(tx.db, campaign.id, rowId(pledge.need_id, 'This need'));
  if (!need) throw refuseNotFound('This need');
  if (pledge.kind !== undefined && pledge.kind !== need.kind) {
    throw refuseField('BAD_INPUT', 'pledge.kind', say`This need is for ${{ kind: needWords[need.kind] }}.`);
  }
  if (await selectLivePledge(tx.db, need.id, user.id)) {
    throw refuse('ALREADY_APPLIED', 'You’ve already pledged to this need.');
  }
  await refuseClosed(tx, { user, campaign });
  const open = openAmount(need);
  if (open === 0) throw refuse('CONFLICT', 'This need is fully pledged.');
  if (open !== null && toPaise(pledge.value) > open) {
    const reason = say`Only ${{ money: inRupees(open) }} is still needed.`;
    throw refuse('RULE', reason, { fields: { 'pledge.value': reason } });
  }
  const now = tx.now();
  const row = await insertPledge(tx.db, {
    campaign_id: campaign.id,
    need_id: need.id,
    account_id: user.id,
    kind: need.kind,
    description: pledge.description,
    message: input.message,
    value: toPaise(pledge.value),
    created_at: now,
    updated_at: now,
  });
  await insertPledgeEvents(tx.db, [
    { pledge_id: row.id, from_status: null, to_status: 'pledged', by_id: user.id, created_at: now },
  ]);
  await notifyPledge(tx, { campaign, pledge: row, to: 'pledged', byId: user.id, note: null });
  return presentPledge(tx, row, user.locale);
}
