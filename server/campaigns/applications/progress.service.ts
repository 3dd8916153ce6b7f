import { hasEnded } from '../../../contract/campaigns/application-standing.ts';
import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { ApplicationRow, CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { endCancellation } from '../cancellations/cancellations.service.ts';
import { closeOffer } from '../offer-records/offer-records.service.ts';
import { changeStatus, insertApplication, insertEvents, updateQuote } from './applications.queries.ts';
import { type Actor, type Cause, whyNotMove } from './applications.rules.ts';
import { notifyApplication } from './notices.service.ts';

type Applied = Pick<ApplicationRow, 'influencer_id' | 'message' | 'quote' | 'ready_by'>;

/** Stores an application its caller has judged, and notifies the campaign's creator. */
export async function addApplication(
  tx: Context,
  { campaign, application }: { campaign: MovedCampaign; application: Applied },
): Promise<ApplicationRow> {
  const now = tx.now();
  const byId = application.influencer_id;
  const row = await insertApplication(tx.db, {
    ...application,
    campaign_id: campaign.id,
    owner_id: campaign.creator_id,
    created_at: now,
    updated_at: now,
  });
  const event = { application_id: row.id, from_status: null, to_status: row.status, by_id: byId, quote: row.quote };
  await insertEvents(tx.db, [{ ...event, created_at: now }]);
  showApplication(tx, { campaign, application: row });
  await notifyApplication(tx, { campaign, application: row, to: row.status, byId, note: null });
  return row;
}

interface Booked {
  campaign: MovedCampaign;
  influencerId: number;
  /** Paise. */
  quote: number;
}

/** Stores the application of somebody whom the campaign's owner chose, for an offer that follows and tells them. */
export async function addBooked(tx: Context, { campaign, influencerId, quote }: Booked): Promise<ApplicationRow> {
  const created_at = tx.now();
  const row = await insertApplication(tx.db, {
    campaign_id: campaign.id,
    owner_id: campaign.creator_id,
    influencer_id: influencerId,
    quote,
    status: 'shortlisted',
    created_at,
    updated_at: created_at,
  });
  const event = { application_id: row.id, from_status: null, to_status: row.status, by_id: campaign.creator_id, quote };
  await insertEvents(tx.db, [{ ...event, created_at }]);
  return row;
}

type MovedCampaign = Pick<CampaignRow, 'id' | 'title' | 'creator_id'>;

interface RecordedMove {
  campaign: MovedCampaign;
  application: ApplicationRow;
  to: ApplicationStatus;
  /** Null for the system. */
  byId: number | null;
  note?: string | null | undefined;
  /** Paise; null: no price any more. */
  quote?: number | null | undefined;
  /** Set when the caller notifies both parties itself. */
  isNotified?: boolean | undefined;
}

/** Records an allowed move: the new status, a history entry, and a notification to the other party. */
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
  if (hasEnded(to)) {
    await closeOffer(tx, application.id, sideOf(byId, application));
    await endCancellation(tx, application.id, 'refused');
  }
  showApplication(tx, { campaign: move.campaign, application: moved });
  if (!move.isNotified) await notifyApplication(tx, { campaign: move.campaign, application: moved, to, byId, note });
  return moved;
}

/** Records the price in paise that a change order agreed on, without GST. */
export async function changePrice(tx: Context, { id }: Pick<ApplicationRow, 'id'>, quote: number): Promise<void> {
  await updateQuote(tx.db, { id, quote, now: tx.now() });
}

function sideOf(byId: number | null, { influencer_id }: ApplicationRow): 'owner' | 'applicant' | 'system' {
  if (byId === null) return 'system';
  return byId === influencer_id ? 'applicant' : 'owner';
}

/** Updates an application's status in all open tabs of both parties. */
function showApplication(
  tx: Context,
  { campaign, application }: { campaign: Pick<CampaignRow, 'creator_id'>; application: ApplicationRow },
): void {
  const { id, campaign_id, status } = application;
  const payload = { id: String(id), campaign_id: String(campaign_id), status };
  tx.afterCommit(() => {
    for (const side of [campaign.creator_id, application.influencer_id]) {
      tx.live.toAccount(side, 'application', payload, { campaignId: campaign_id });
    }
  });
}

interface Advance extends RecordedMove {
  by: Actor;
  cause: Exclude<Cause, 'answer'>;
}

/** A move that follows from money, with a notification of its own. */
export const movedByMoney = { by: 'system', cause: 'money', byId: null, isNotified: true } as const;

/** Moves an application because of its work or its money; refuses what the table of moves does not contain. */
export async function advanceApplication(tx: Context, { by, cause, ...move }: Advance): Promise<ApplicationRow> {
  const reason = whyNotMove({ from: move.application.status, to: move.to, by, cause });
  if (reason) throw refuse('ILLEGAL_MOVE', reason);
  return recordMove(tx, move);
}
