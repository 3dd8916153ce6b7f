import type { PledgeStatus } from '../../../contract/campaigns/pledges.ts';
import type { CampaignRow, PledgeRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { notifyPledge } from './notices.service.ts';
import { changePledgeStatus, insertPledge, insertPledgeEvents } from './pledges.queries.ts';
import { confirmationOf, isLockedAt, type PledgeActor, whyNotMovePledge } from './pledges.rules.ts';

type Pledged = Pick<PledgeRow, 'need_id' | 'account_id' | 'kind' | 'description' | 'message' | 'value'>;

/** Stores a pledge its caller has judged, and notifies the campaign's creator. */
export async function addPledge(
  tx: Context,
  { campaign, pledge }: { campaign: CampaignRow; pledge: Pledged },
): Promise<PledgeRow> {
  const now = tx.now();
  const byId = pledge.account_id;
  const row = await insertPledge(tx.db, { ...pledge, campaign_id: campaign.id, created_at: now, updated_at: now });
  await insertPledgeEvents(tx.db, [
    { pledge_id: row.id, from_status: null, to_status: row.status, by_id: byId, created_at: now },
  ]);
  await notifyPledge(tx, { campaign, pledge: row, to: row.status, byId, note: null });
  return row;
}

interface PledgeMove {
  campaign: CampaignRow;
  /** Locked, before the move. */
  pledge: PledgeRow;
  to: PledgeStatus;
  by: PledgeActor;
  /** Null for the system. */
  byId: number | null;
  note?: string | null | undefined;
}

/**
 * Moves a pledge; refuses what the table of moves does not contain. Records the status and a history entry, and
 * notifies the other party. Moves of the system are announced by the caller.
 */
export async function advancePledge(tx: Context, move: PledgeMove): Promise<PledgeRow> {
  const { campaign, pledge, to, by, byId } = move;
  const now = tx.now();
  const reason = whyNotMovePledge({ from: pledge.status, to, by, isLocked: isLockedAt(now, campaign) });
  if (reason) throw refuse('ILLEGAL_MOVE', reason);
  const note = move.note || null;
  const moved = await changePledgeStatus(tx.db, {
    id: pledge.id,
    status: to,
    confirmedBy: confirmationOf(to, by),
    now,
  });
  await insertPledgeEvents(tx.db, [
    { pledge_id: pledge.id, from_status: pledge.status, to_status: to, by_id: byId, note, created_at: now },
  ]);
  if (byId !== null) await notifyPledge(tx, { campaign, pledge, to, byId, note });
  return moved;
}
