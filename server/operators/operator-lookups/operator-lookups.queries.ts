import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { LookupKind } from '../../../contract/operators/operator-lookups.ts';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export interface LookupRow {
  id: string;
  name: string;
  state_id: string | null;
  state_name: string | null;
  uses: number;
  retired_at: Date | null;
  merged_into: string | null;
}

const usesOf: Record<LookupKind, RawBuilder<unknown>> = {
  category: sql`(select count(*) from influencer_profile where categories @> array[w.id])
    + (select count(*) from business_profile where categories @> array[w.id])
    + (select count(*) from campaign where categories @> array[w.id])`,
  city: sql`(select count(*) from influencer_profile where city_id = w.id)
    + (select count(*) from business_profile where city_id = w.id)`,
};

const sources: Record<LookupKind, RawBuilder<unknown>> = {
  category: sql`(select id, name, null::text as state_id, null::text as state_name, retired_at, merged_into from category) w`,
  city: sql`(select c.id, c.name, c.state_id, s.name as state_name, c.retired_at, c.merged_into
    from city c join state s on s.id = c.state_id) w`,
};

interface Asked {
  kind: LookupKind;
  prefix: string;
  isRetired: boolean | undefined;
  after: readonly [name: string, id: string] | undefined;
  limit: number;
}

/** Categories or cities by name, after a cursor, with the number of uses of this page's entries. */
export async function selectLookups(
  db: Database,
  { kind, prefix, isRetired, after, limit }: Asked,
): Promise<LookupRow[]> {
  const pattern = `${prefix.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<LookupRow>`
    select w.*, ${usesOf[kind]} as uses from (
      select * from ${sources[kind]}
      where lower(name) like ${pattern}
        ${isRetired === undefined ? sql`` : sql`and (retired_at is not null) = ${isRetired}`}
        ${after ? sql`and (lower(name), id) > (lower(${after[0]}::text), ${after[1]}::text)` : sql``}
      order by lower(name), id limit ${limit}) w
    order by lower(w.name), w.id`.execute(db);
  return rows;
}

export async function selectLookup(db: Database, kind: LookupKind, id: string): Promise<LookupRow | undefined> {
  const { rows } =
    await sql<LookupRow>`select w.*, ${usesOf[kind]} as uses from ${sources[kind]} where w.id = ${id}`.execute(db);
  return rows[0];
}

/** Locks an entry, so that two operators act one after the other. */
export async function lockLookup(db: Database, kind: LookupKind, id: string): Promise<void> {
  await db.selectFrom(kind).select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertCategory(db: Database, category: { id: string; name: string }): Promise<boolean> {
  const row = await db
    .insertInto('category')
    .columns(['id', 'name', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('category')
        .select([eb.val(category.id).as('id'), eb.val(category.name).as('name')])
        .select(sql<number>`coalesce(max(position), 0) + 1`.as('position')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertCity(db: Database, city: Insertable<Schema['city']>): Promise<boolean> {
  const row = await db
    .insertInto('city')
    .values(city)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isState(db: Database, id: string): Promise<boolean> {
  return (await db.selectFrom('state').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Whether another entry of its kind has this name; cities are compared within their state. */
export async function isNameHeld(
  db: Database,
  { kind, id, name, stateId }: { kind: LookupKind; id: string; name: string; stateId: string | null },
): Promise<boolean> {
  const { rows } = await sql`select from ${sources[kind]} where lower(name) = lower(${name}) and id <> ${id}
    and state_id is not distinct from ${stateId} limit 1`.execute(db);
  return rows.length > 0;
}

interface Changes {
  name?: string;
  retired_at?: Date | null;
  merged_into?: string | null;
}

export async function updateLookup(db: Database, kind: LookupKind, id: string, changes: Changes): Promise<void> {
  await db.updateTable(kind).set(changes).where('id', '=', id).execute();
}

/** Entries merged into another. */
export async function selectMerged(db: Database, kind: LookupKind): Promise<{ id: string; into: string }[]> {
  const rows = await db
    .selectFrom(kind)
    .select(['id', 'merged_into as into'])
    .where('merged_into', 'is not', null)
    .execute();
  return rows.flatMap(({ id, into }) => (into === null ? [] : [{ id, into }]));
}
