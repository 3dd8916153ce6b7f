import type { Database } from '../../../database/connection.ts';

/** Files whose bytes have to be deleted, longest waiting first. */
export async function selectRemovals(db: Database, limit: number): Promise<string[]> {
  const rows = await db.selectFrom('file_removal').select('key').orderBy('since').orderBy('key').limit(limit).execute();
  return rows.map(({ key }) => key);
}

export async function deleteRemovals(db: Database, keys: readonly string[]): Promise<void> {
  await db
    .deleteFrom('file_removal')
    .where('key', 'in', [...keys])
    .execute();
}
