import type { Insertable } from 'kysely';
import type { OfferStatus } from '../../../contract/campaigns/offer-sides.ts';
import type { Database } from '../../../database/connection.ts';
import type { OfferRow, Schema } from '../../../database/schema.ts';
import { actingPerson } from '../../kit/context/acting-person.ts';

export type NewOffer = Insertable<Schema['offer']>;

export async function insertOffer(db: Database, values: NewOffer): Promise<OfferRow> {
  return db
    .insertInto('offer')
    .values({ ...values, person_id: actingPerson() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Offers of an application, oldest first. */
export async function selectThread(db: Database, applicationId: number): Promise<OfferRow[]> {
  return db.selectFrom('offer').selectAll().where('application_id', '=', applicationId).orderBy('id').execute();
}

export async function countMade(
  db: Database,
  { applicationId, side }: { applicationId: number; side: OfferRow['by_side'] },
): Promise<number> {
  const row = await db
    .selectFrom('offer')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('application_id', '=', applicationId)
    .where('by_side', '=', side)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function selectOffer(db: Database, id: number): Promise<OfferRow | undefined> {
  return db.selectFrom('offer').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The offer that each of these applications waits on, expired or not. */
export async function selectLive(db: Database, applicationIds: readonly number[]): Promise<OfferRow[]> {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('offer')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .where('status', '=', 'live')
    .execute();
}

interface Ending {
  id: number;
  status: Exclude<OfferStatus, 'live'>;
  now: Date;
  /** User agent of who accepted. */
  answeredOn?: string | undefined;
}

/** Ends a live offer; undefined if it was not live any more. */
export async function endLive(db: Database, { id, status, now, answeredOn }: Ending): Promise<OfferRow | undefined> {
  return db
    .updateTable('offer')
    .set({ status, ended_at: now, answered_on: answeredOn ?? null })
    .where('id', '=', id)
    .where('status', '=', 'live')
    .returningAll()
    .executeTakeFirst();
}

/** Applications whose live offer has expired, longest expired first. */
export async function selectExpired(db: Database, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('offer')
    .select('application_id')
    .where('status', '=', 'live')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ application_id }) => application_id);
}
