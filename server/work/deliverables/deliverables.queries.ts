import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { DeliverableRow, Schema } from '../../../database/schema.ts';
import { personActingFor } from '../../kit/context/acting-person.ts';

/** Ignores conflicts, so that concurrent planning inserts once. */
export async function insertPlanned(db: Database, rows: Insertable<Schema['deliverable']>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('deliverable')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['application_id', 'content_type', 'number']).doNothing())
    .execute();
}

/** Those of these applications that have pieces without labels to tick. */
export async function selectOlder(db: Database, applicationIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectFrom('deliverable')
    .select('application_id')
    .distinct()
    .where('application_id', 'in', [...applicationIds])
    .where('needs_label_ticks', '=', false)
    .execute();
  return new Set(rows.map(({ application_id }) => application_id));
}

/** Work of these applications, in the agreed order. */
export async function selectDeliverables(db: Database, applicationIds: readonly number[]): Promise<DeliverableRow[]> {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('deliverable')
    .selectAll()
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
    .orderBy('id')
    .execute();
}

export async function selectDeliverable(db: Database, id: number): Promise<DeliverableRow | undefined> {
  return db.selectFrom('deliverable').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateDeliverable(
  db: Database,
  id: number,
  values: Updateable<Schema['deliverable']>,
): Promise<DeliverableRow> {
  return db.updateTable('deliverable').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a piece that nothing was handed in of. */
export async function deletePlanned(db: Database, id: number): Promise<void> {
  await db.deleteFrom('deliverable').where('id', '=', id).where('status', '=', 'planned').execute();
}

export async function updateDueDays(
  db: Database,
  { applicationId, dueOn, now }: { applicationId: number; dueOn: string; now: Date },
): Promise<void> {
  await db
    .updateTable('deliverable')
    .set({ due_on: dueOn, updated_at: now })
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['planned', 'changes_requested'])
    .execute();
}

/** Moves the days that pieces not submitted have of their own by so many days. */
export async function addDueDays(
  db: Database,
  { applicationId, days, now }: { applicationId: number; days: number; now: Date },
): Promise<void> {
  await db
    .updateTable('deliverable')
    .set({
      due_on: sql<string>`due_on + ${days}::integer`,
      agreed_publish_by: sql<string>`agreed_publish_by + ${days}::integer`,
      first_publish_by: sql<string>`first_publish_by + ${days}::integer`,
      updated_at: now,
    })
    .where('application_id', '=', applicationId)
    .where('status', 'in', ['planned', 'changes_requested'])
    .where((eb) => eb.or([eb('due_on', 'is not', null), eb('agreed_publish_by', 'is not', null)]))
    .execute();
}

export async function selectCountedLink(db: Database, link: string): Promise<boolean> {
  const found = await db.selectFrom('deliverable').select('id').where('counted_url', '=', link).executeTakeFirst();
  return found !== undefined;
}

/** Pieces that are late, announced as cancelled, or published without counting yet, with held money that waits for publication. */
export async function selectClocked(
  db: Database,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<DeliverableRow[]> {
  return db
    .selectFrom('deliverable as d')
    .innerJoin('escrow_order as o', 'o.application_id', 'd.application_id')
    .selectAll('d')
    .where('o.status', '=', 'held')
    .where('d.status', 'in', ['approved', 'published'])
    .where('d.counted_at', 'is', null)
    .where('d.cancelled_at', 'is', null)
    .where('d.id', '>', afterId)
    .where(
      sql<boolean>`exists (select from agreement_payment p where p.application_id = d.application_id and p.due = 'published'
        and p.released + p.refunded < p.amount + p.gst
        and (p.pieces = '[]' or p.pieces @> to_jsonb(d.content_type || '-' || d.number)))`,
    )
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

export async function insertEvent(db: Database, event: Insertable<Schema['deliverable_event']>): Promise<void> {
  const row = { ...event, person_id: personActingFor(event.by_id ?? null) };
  await db.insertInto('deliverable_event').values(row).execute();
}

export async function selectEvents(db: Database, deliverableIds: readonly number[]) {
  if (deliverableIds.length === 0) return [];
  return db
    .selectFrom('deliverable_event')
    .selectAll()
    .where('deliverable_id', 'in', [...deliverableIds])
    .orderBy('id')
    .execute();
}
export type DeliverableEventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** Storage keys of uploaded work by file id. */
export async function selectFiles(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('stored_file')
    .select(['id', 'key', 'owner_id', 'bytes'])
    .where('id', 'in', [...ids])
    .where('purpose', '=', 'deliverable')
    .where('is_pending', '=', false)
    .execute();
}

export async function insertVersion(db: Database, version: Insertable<Schema['deliverable_version']>): Promise<void> {
  await db.insertInto('deliverable_version').values(version).execute();
}

/** Versions of these pieces, newest first. */
export async function selectDraftVersions(db: Database, deliverableIds: readonly number[]) {
  if (deliverableIds.length === 0) return [];
  return db
    .selectFrom('deliverable_version')
    .selectAll()
    .where('deliverable_id', 'in', [...deliverableIds])
    .orderBy('deliverable_id')
    .orderBy('version', 'desc')
    .execute();
}
export type VersionRow = Awaited<ReturnType<typeof selectDraftVersions>>[number];
