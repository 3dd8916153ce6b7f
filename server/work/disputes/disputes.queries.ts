import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { DisputeRow, Schema } from '../../../database/schema.ts';

/** Disputes with their order and application. */
function selectDisputes(db: Database) {
  return db
    .selectFrom('dispute as d')
    .innerJoin('escrow_order as o', 'o.id', 'd.order_id')
    .innerJoin('application as a', 'a.id', 'd.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .selectAll('d')
    .select([
      'o.status as money',
      'o.payer_id',
      'o.payee_id',
      'o.amount',
      'o.released',
      'o.refunded',
      'a.campaign_id',
      'c.title',
    ]);
}
export type DisputeFacts = Awaited<ReturnType<ReturnType<typeof selectDisputes>['execute']>>[number];

export async function selectFacts(db: Database, id: number): Promise<DisputeFacts | undefined> {
  return selectDisputes(db).where('d.id', '=', id).executeTakeFirst();
}

/** The latest one about an application. */
export async function selectFactsOf(db: Database, applicationId: number): Promise<DisputeFacts | undefined> {
  return selectDisputes(db).where('d.application_id', '=', applicationId).orderBy('d.id', 'desc').executeTakeFirst();
}

interface Queue {
  isOpen: boolean;
  /** Cursor: the last dispute of the previous page. */
  afterId: number | undefined;
  limit: number;
}

/** Open or decided ones, oldest first. */
export async function selectQueue(db: Database, { isOpen, afterId, limit }: Queue): Promise<DisputeFacts[]> {
  return selectDisputes(db)
    .where('d.decided_at', isOpen ? 'is' : 'is not', null)
    .$if(afterId !== undefined, (query) => query.where('d.id', '>', afterId ?? 0))
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

export async function countQueue(db: Database, isOpen: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('dispute')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decided_at', isOpen ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDispute(db: Database, dispute: Insertable<Schema['dispute']>): Promise<number> {
  const { id } = await db.insertInto('dispute').values(dispute).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** A dispute, locked, so that two decisions run one after the other. */
export async function lockDispute(db: Database, id: number): Promise<DisputeRow> {
  return db.selectFrom('dispute').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

export async function updateDispute(db: Database, id: number, values: Updateable<Schema['dispute']>): Promise<void> {
  await db.updateTable('dispute').set(values).where('id', '=', id).execute();
}
