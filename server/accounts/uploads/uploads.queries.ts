import type { Insertable, Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export async function insertUpload(db: Database, upload: Insertable<Schema['upload']>): Promise<void> {
  await db.insertInto('upload').values(upload).execute();
}

/** An upload with the key of its file; no key once that is deleted. */
function uploads(db: Database) {
  return db.selectFrom('upload as u').leftJoin('stored_file as f', 'f.id', 'u.file_id').selectAll('u').select('f.key');
}

export async function selectUpload(db: Database, id: string) {
  return uploads(db).where('u.id', '=', id).executeTakeFirst();
}
export type UploadRow = NonNullable<Awaited<ReturnType<typeof selectUpload>>>;

/** Finished uploads of these files. */
export async function selectUploadsOf(db: Database, fileIds: readonly number[]): Promise<UploadRow[]> {
  if (fileIds.length === 0) return [];
  return uploads(db)
    .where('u.file_id', 'in', [...fileIds])
    .where('u.finished_at', 'is not', null)
    .execute();
}

/** Keys of files that are still being uploaded. */
export async function selectUnfinishedKeys(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('upload as u')
    .innerJoin('stored_file as f', 'f.id', 'u.file_id')
    .where('u.finished_at', 'is', null)
    .select('f.key')
    .execute();
  return rows.map(({ key }) => key);
}

export async function updateUpload(db: Database, id: string, facts: Updateable<Schema['upload']>): Promise<void> {
  await db.updateTable('upload').set(facts).where('id', '=', id).where('finished_at', 'is', null).execute();
}

export async function deleteUpload(db: Database, id: string): Promise<void> {
  await db.deleteFrom('upload').where('id', '=', id).execute();
}

/** Forgets uploads whose file is gone, some time after. */
export async function deleteForgotten(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('upload').where('file_id', 'is', null).where('expires_at', '<', before).execute();
}
