import type { PledgeStatus } from '../../contract/applications.ts';
import { dateInIndia } from '../../contract/calendar.ts';
import { inRupees } from '../../contract/money.ts';
import type { CampaignRow, PledgeRow } from '../../database/schema/campaign.ts';
import { lockPostedCampaign } from '../campaigns/campaigns.access.service.ts';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import type { MoveInput } from './move-input.ts';
import { tellPledge } from './notices.service.ts';
import {
  changePledgeStatus,
  insertPledgeEvents,
  lockPledge,
  selectNeedFill,
  selectPledge,
  selectPledgesBy,
  sumContributions,
} from './pledges.queries.ts';
import { openAmount, whyNotMovePledge } from './pledges.rules.ts';
import { presentPledges } from './present.service.ts';

/** Moves a pledge for the campaign's creator or for who pledged. */
export async function movePledge(context: Context, input: MoveInput) {
  const found = await selectPledge(context.db, rowId(input.id, 'This application'));
  if (!found) throw refuseNotFound('This application');
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, found.campaign_id);
    const pledge = await lockPledge(tx.db, found.id);
    const by = sideOf(input.user, campaign, pledge);
    const reason = whyNotMovePledge({
      from: pledge.status,
      to: input.status,
      by,
      isLocked: isLockedAt(tx.now(), campaign),
    });
    if (reason) throw refuse('ILLEGAL_MOVE', reason);
    if (input.quote != null) throw refuseField('BAD_INPUT', 'quote', 'A pledge carries its value, not a price.');
    if (input.status === 'accepted') await refuseBeyondNeed(tx, pledge);
    const moved = await recordPledgeMove(tx, {
      campaign,
      pledge,
      to: input.status as PledgeStatus,
      byId: input.user.id,
      note: input.note,
    });
    const [view] = await presentPledges(tx, [moved]);
    if (!view) throw refuseNotFound('This pledge');
    return view;
  });
}

/** From its start date, in India, or its first settlement on, contributions stay. */
function isLockedAt(now: Date, { start_date, settled_at }: CampaignRow): boolean {
  return settled_at !== null || (start_date !== null && dateInIndia(now) >= start_date);
}

function sideOf(user: User, campaign: CampaignRow, pledge: PledgeRow): 'creator' | 'pledger' {
  if (user.id === campaign.creator_id) return 'creator';
  if (user.id === pledge.account_id) return 'pledger';
  throw refuseNotFound('This application');
}

async function refuseBeyondNeed(tx: Context, pledge: PledgeRow): Promise<void> {
  const need = await selectNeedFill(tx.db, pledge.campaign_id, pledge.need_id);
  const open = need ? openAmount(need) : 0;
  if (open === null || pledge.value <= open) return;
  throw refuse('CONFLICT', `This need has ${inRupees(open)} open, less than this pledge.`);
}

interface RecordedMove {
  campaign: Pick<CampaignRow, 'id' | 'title' | 'creator_id'>;
  pledge: PledgeRow;
  to: PledgeStatus;
  byId: number;
  note?: string | null | undefined;
}

/** Makes an allowed move: the new status, its line in the history, and word to the other side. */
export async function recordPledgeMove(tx: Context, { campaign, pledge, ...move }: RecordedMove): Promise<PledgeRow> {
  const now = tx.now();
  const note = move.note || null;
  const moved = await changePledgeStatus(tx.db, { id: pledge.id, status: move.to, now });
  const line = { pledge_id: pledge.id, from_status: pledge.status, to_status: move.to, by_id: move.byId };
  await insertPledgeEvents(tx.db, [{ ...line, note, created_at: now }]);
  await tellPledge(tx, { campaign, pledge, to: move.to, byId: move.byId, note });
  return moved;
}

/** The sides of a joint campaign: what each has contributed, confirmed, in paise; the largest first. */
export async function listContributions(context: Context, campaignId: number) {
  return (await sumContributions(context.db, campaignId)).map(({ account_id, value }) => ({
    accountId: account_id,
    value,
  }));
}

/** Whether somebody is a side of a joint campaign: with a pledge that was accepted or contributed. */
export async function isSide(context: Context, campaignId: number, accountId: number): Promise<boolean> {
  const mine = await selectPledgesBy(context.db, accountId, [campaignId]);
  return mine.some(({ status }) => status === 'accepted' || status === 'contributed');
}
