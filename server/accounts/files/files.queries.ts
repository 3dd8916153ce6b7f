import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface FileRow {
  owner_id: number;
  key: string;
  purpose: string;
  is_private: boolean;
  content_type: string;
  bytes: number;
  created_at: Date;
}

/** Serializes reservations of one account until the transaction ends. */
export async function lockUsage(db: Database, accountId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`disk ${accountId}`}, 0))`.execute(db);
}

/** Bytes of all files of an account, including uploads in progress. */
export async function sumBytes(db: Database, accountId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('stored_file')
    .where('owner_id', '=', accountId)
    .select((eb) => eb.cast<string>(eb.fn.coalesce(eb.fn.sum('bytes'), sql`0`), 'text').as('sum'))
    .executeTakeFirstOrThrow();
  return Number(sum);
}

export async function insertPending(db: Database, rows: readonly FileRow[]): Promise<number[]> {
  const inserted = await db
    .insertInto('stored_file')
    .values(rows.map((row) => ({ ...row, is_pending: true })))
    .returning(['id', 'key'])
    .execute();
  const ids = new Map(inserted.map(({ id, key }) => [key, id]));
  return rows.flatMap(({ key }) => ids.get(key) ?? []);
}

/** Ids by key; reservations that were swept meanwhile are missing. */
export async function markStored(db: Database, keys: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .updateTable('stored_file')
    .set({ is_pending: false })
    .where('key', 'in', [...keys])
    .where('is_pending', '=', true)
    .returning(['id', 'key'])
    .execute();
  return new Map(rows.map(({ id, key }) => [key, id]));
}

export async function deletePending(db: Database, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('stored_file')
    .where('key', 'in', [...keys])
    .where('is_pending', '=', true)
    .execute();
}

export async function deleteRows(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('stored_file')
    .where('key', 'in', [...keys])
    .execute();
}

/** Reservations that nobody will use; a resumable upload keeps its own until it expires. */
export async function selectStalePending(
  db: Database,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('stored_file as f')
    .select('f.key')
    .where('f.is_pending', '=', true)
    .where('f.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('upload as u').whereRef('u.file_id', '=', 'f.id').where('u.expires_at', '>', now).select('u.id'),
        ),
      ),
    )
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}

/** Returns those of the keys that something refers to: a file row, a campaign's cover, or a profile picture. */
export async function selectKnown(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const list = sql`unnest(${[...keys]}::text[])`;
  const { rows } = await sql<{ key: string }>`
    select k.key from ${list} as k(key)
    where exists (select from stored_file f where f.key = k.key)
      or exists (select from campaign c where c.cover = k.key)
      or exists (select from account a where a.profile_image = regexp_replace(k.key, '/[0-9]+[.]webp$', ''))`.execute(
    db,
  );
  return new Set(rows.map(({ key }) => key));
}

interface Reference {
  from: string;
  column: string;
}

/**
 * Columns that refer to stored files, from the database's own foreign keys, so that a new table cannot be forgotten. An
 * upload is how a file came, not a use of it.
 */
async function selectReferences(db: Database): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select k.conrelid::regclass::text as "from", a.attname as column
    from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
    where k.contype = 'f' and k.confrelid = 'stored_file'::regclass and k.conrelid <> 'upload'::regclass`.execute(db);
  return rows;
}

/** A page of stored files by id, with whether anything refers to them. */
export async function selectStored(db: Database, page: { after: number; before: Date; limit: number }) {
  const references = await selectReferences(db);
  const referred = references.map(
    ({ from, column }) => sql`exists (select from ${sql.table(from)} r where r.${sql.ref(column)} = f.id)`,
  );
  const { rows } = await sql<{ id: number; key: string; is_used: boolean }>`
    select f.id::int8 as id, f.key, ${sql.join(
      [
        ...referred,
        sql`exists (select from campaign c where c.cover = f.key)`,
        sql`exists (select from account a where a.profile_image = regexp_replace(f.key, '/[0-9]+[.]webp$', ''))`,
        sql`exists (select from content_item i where i.picture = regexp_replace(f.key, '/[0-9]+[.]webp$', ''))`,
      ],
      sql` or `,
    )} as is_used
    from stored_file f
    where f.id > ${page.after} and not f.is_pending and f.created_at < ${page.before}
    order by f.id limit ${page.limit}`.execute(db);
  return rows.map((row) => ({ ...row, id: Number(row.id) }));
}

/** Keys of older covers and pictures without a file row, with their owners. */
export async function selectUncounted(db: Database, limit: number): Promise<{ key: string; owner_id: number }[]> {
  const { rows } = await sql<{ key: string; owner_id: string }>`
    select c.cover as key, c.creator_id as owner_id from campaign c
      where c.cover is not null and not exists (select from stored_file f where f.key = c.cover)
    union all
    select a.profile_image || size.name as key, a.id as owner_id
      from account a, (values ('/128.webp'), ('/256.webp'), ('/512.webp')) as size(name)
      where a.profile_image is not null and a.profile_image not like 'demo/%' and not exists (select from stored_file f where f.key = a.profile_image || size.name)
    limit ${limit}`.execute(db);
  return rows.map(({ key, owner_id }) => ({ key, owner_id: Number(owner_id) }));
}

export async function insertCounted(db: Database, row: FileRow): Promise<void> {
  await db
    .insertInto('stored_file')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function insertStored(db: Database, row: FileRow): Promise<number> {
  const { id } = await db.insertInto('stored_file').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function deleteRowsById(db: Database, ids: readonly number[]): Promise<void> {
  await db
    .deleteFrom('stored_file')
    .where('id', 'in', [...ids])
    .execute();
}
