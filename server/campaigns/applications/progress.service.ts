import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema/campaign.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { changeStatus, insertEvents } from './applications.queries.ts';
import { type Actor, type Cause, whyNotMove } from './applications.rules.ts';
import { notifyApplication } from './notices.service.ts';

interface RecordedMove {
  campaign: Pick<CampaignRow, 'id' | 'title' | 'creator_id'>;
  application: ApplicationRow;
  to: ApplicationStatus;
  /** Null: the system. */
  byId: number | null;
  note?: string | null | undefined;
  /** Paise. */
  quote?: number | undefined;
  /** What moved it tells both sides itself, in words of its own. */
  isTold?: boolean | undefined;
}

/** Makes an allowed move: the new status, its line in the history, and word to the other side. */
export async function recordMove(tx: Context, move: RecordedMove): Promise<ApplicationRow> {
  const { application, to, byId, quote } = move;
  const now = tx.now();
  const note = move.note || null;
  const moved = await changeStatus(tx.db, { id: application.id, status: to, quote, now });
  await insertEvents(tx.db, [
    {
      application_id: application.id,
      from_status: application.status,
      to_status: to,
      by_id: byId,
      note,
      quote: quote ?? null,
      created_at: now,
    },
  ]);
  showApplication(tx, { campaign: move.campaign, application: moved });
  if (!move.isTold) await notifyApplication(tx, { campaign: move.campaign, application: moved, to, byId, note });
  return moved;
}

/** Pages of both sides show at once where an application stands, in every tab. */
export function showApplication(
  tx: Context,
  { campaign, application }: { campaign: Pick<CampaignRow, 'creator_id'>; application: ApplicationRow },
): void {
  const { id, campaign_id, status } = application;
  const payload = { id: String(id), campaign_id: String(campaign_id), status };
  tx.afterCommit(() => {
    for (const side of [campaign.creator_id, application.influencer_id]) {
      tx.live.toAccount(side, 'application', payload);
    }
  });
}

interface Advance extends RecordedMove {
  by: Actor;
  cause: Exclude<Cause, 'answer'>;
}

/** Moves an application on because of its work or its money; refuses what the table of moves does not have. */
export async function advanceApplication(tx: Context, { by, cause, ...move }: Advance): Promise<ApplicationRow> {
  const reason = whyNotMove({ from: move.application.status, to: move.to, by, cause });
  if (reason) throw refuse('ILLEGAL_MOVE', reason);
  return recordMove(tx, move);
}
