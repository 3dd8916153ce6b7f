import { pledgeStatuses } from '../../../contract/campaigns/pledges.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { lockPostedCampaign } from '../campaign-records/campaign-records.service.ts';
import type { MoveInput } from '../moves/move-input.ts';
import { statusWords } from '../moves/status-words.rules.ts';
import { findPledgeFacts } from './facts.service.ts';
import { mayMovePledge, pledgeSideOf } from './pledges.policy.ts';
import { lockPledge, selectPledge } from './pledges.queries.ts';
import { pledgeWords } from './pledges.rules.ts';
import type { Pledged } from './pledges.service.ts';
import { advancePledge } from './progress.service.ts';

const wantedWords = { ...statusWords, ...pledgeWords };

/** Moves a pledge, for the campaign's creator or the pledger. */
export async function movePledge(tx: Context, input: MoveInput): Promise<Pledged> {
  const found = await selectPledge(tx.db, rowId(input.id, 'This application'));
  if (!found) throw refuseNotFound('This application');
  const campaign = await lockPostedCampaign(tx, found.campaign_id);
  const pledge = await lockPledge(tx.db, found.id);
  const by = pledgeSideOf(input.user.id, campaign, pledge);
  if (by === null) throw refuseNotFound('This application');
  if (input.quote != null) throw refuseField('BAD_INPUT', 'quote', 'A pledge has a value, not a price.');
  const to = pledgeStatuses.find((known) => known === input.status);
  if (!to)
    throw refuse('ILLEGAL_MOVE', msg`This pledge can’t be changed to “${{ wanted: wantedWords[input.status] }}”.`);
  const factsOf = await findPledgeFacts(tx, campaign, [pledge]);
  demand(mayMovePledge(by, to, factsOf(pledge)));
  const moved = await advancePledge(tx, { campaign, pledge, to, by, byId: input.user.id, note: input.note });
  return { campaign, pledge: moved };
}
