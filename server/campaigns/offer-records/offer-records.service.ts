import type { OfferStatus } from '../../../contract/campaigns/offer-sides.ts';
import type { OfferRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import {
  countMade,
  endLive,
  insertOffer,
  type NewOffer,
  selectExpired,
  selectLive,
  selectOffer,
  selectThread,
} from './offer-records.queries.ts';

/** Offers of an application, oldest first. */
export async function listThread(context: Context, applicationId: number): Promise<OfferRow[]> {
  return selectThread(context.db, applicationId);
}

/** Number of offers that a side has made on an application, answered ones included. */
export async function countOffers(
  context: Context,
  made: { applicationId: number; side: OfferRow['by_side'] },
): Promise<number> {
  return countMade(context.db, made);
}

export async function readOffer(context: Context, id: number): Promise<OfferRow | undefined> {
  return selectOffer(context.db, id);
}

/** Maker of the live offer of each of these applications that has not expired. */
export async function findOfferSides(
  context: Context,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, OfferRow['by_side']>> {
  const live = await selectLive(context.db, applicationIds);
  const now = context.now();
  return new Map(live.flatMap((row) => (row.expires_at > now ? [[row.application_id, row.by_side]] : [])));
}

/** The live offer of one application, expired or not. */
export async function findLiveOffer(context: Context, applicationId: number): Promise<OfferRow | undefined> {
  return (await selectLive(context.db, [applicationId]))[0];
}

/** Applications whose live offer has expired. */
export async function listExpired(context: Context, limit: number): Promise<number[]> {
  return selectExpired(context.db, context.now(), limit);
}

/** Stores the new live offer of a locked application; the one before it must have ended. */
export async function storeOffer(tx: Context, values: Omit<NewOffer, 'created_at'>): Promise<OfferRow> {
  return insertOffer(tx.db, { ...values, created_at: tx.now() });
}

interface Ended {
  status: Exclude<OfferStatus, 'live'>;
  answeredOn?: string | undefined;
}

/** Ends the live offer of a locked application. */
export async function endOffer(tx: Context, { id }: Pick<OfferRow, 'id'>, ended: Ended): Promise<OfferRow> {
  const row = await endLive(tx.db, { id, ...ended, now: tx.now() });
  if (!row) throw refuse('CONFLICT', 'This offer isn’t open any more.');
  return row;
}

/** Ends the live offer, if any, of an application that ends: withdrawn by its maker, declined by the other side. */
export async function closeOffer(
  tx: Context,
  applicationId: number,
  by: 'owner' | 'applicant' | 'system',
): Promise<void> {
  const live = await findLiveOffer(tx, applicationId);
  if (!live) return;
  if (by === 'system') await endOffer(tx, live, { status: 'expired' });
  else await endOffer(tx, live, { status: live.by_side === by ? 'withdrawn' : 'declined' });
}
