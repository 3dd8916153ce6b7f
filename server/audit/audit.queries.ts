import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';

export async function insertAct(db: Database, act: Insertable<Schema['audit_log']>): Promise<void> {
  await db.insertInto('audit_log').values(act).execute();
}
