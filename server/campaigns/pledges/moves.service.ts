import { pledgeStatuses } from '../../../contract/campaigns/pledges.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow, PledgeRow } from '../../../database/schema/campaign.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { say } from '../../kit/i18n/messages.ts';
import { statusWords } from '../applications/applications.rules.ts';
import { refuseBlockedPair } from '../applications/eligibility.service.ts';
import type { MoveInput } from '../applications/move-input.ts';
import { lockPostedCampaign } from '../campaigns/campaigns.access.service.ts';
import { lockPledge, selectNeedFill, selectPledge } from './pledges.queries.ts';
import { openAmount, pledgeWords } from './pledges.rules.ts';
import type { Pledged } from './pledges.service.ts';
import { advancePledge } from './progress.service.ts';

const wantedWords = { ...statusWords, ...pledgeWords };

/** Moves a pledge, for the campaign's creator or the pledger. */
export async function movePledge(tx: Context, input: MoveInput): Promise<Pledged> {
  const found = await selectPledge(tx.db, rowId(input.id, 'This application'));
  if (!found) throw refuseNotFound('This application');
  const campaign = await lockPostedCampaign(tx, found.campaign_id);
  const pledge = await lockPledge(tx.db, found.id);
  const by = sideOf(input.user, campaign, pledge);
  if (input.quote != null) throw refuseField('BAD_INPUT', 'quote', 'A pledge has a value, not a price.');
  const to = pledgeStatuses.find((known) => known === input.status);
  if (!to)
    throw refuse('ILLEGAL_MOVE', say`This pledge can’t be changed to “${{ wanted: wantedWords[input.status] }}”.`);
  const open = to === 'accepted' ? await readOpen(tx, pledge) : null;
  if (to === 'accepted') await refuseBlockedPair(tx, { campaign, partnerId: pledge.account_id, user: input.user });
  const moved = await advancePledge(tx, { campaign, pledge, to, by, byId: input.user.id, note: input.note });
  if (open !== null && pledge.value > open) {
    throw refuse('CONFLICT', say`This need has only ${{ money: inRupees(open) }} left, less than this pledge.`);
  }
  return { campaign, pledge: moved };
}

function sideOf(user: User, campaign: CampaignRow, pledge: PledgeRow): 'creator' | 'pledger' {
  if (user.id === campaign.creator_id) return 'creator';
  if (user.id === pledge.account_id) return 'pledger';
  throw refuseNotFound('This application');
}

/** Paise that a pledge's need can still take; null without an amount. */
async function readOpen(tx: Context, pledge: PledgeRow): Promise<number | null> {
  const need = await selectNeedFill(tx.db, pledge.campaign_id, pledge.need_id);
  return need ? openAmount(need) : 0;
}
