import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { nextNumber } from './numbers.ts';

/** Uploaded PDF of a message, without bytes. */
export async function makeAttachment(
  db: Database,
  overrides: Partial<Insertable<Schema['attachment']>> & { owner_id: number },
) {
  const stored = {
    owner_id: overrides.owner_id,
    key: `private/attachment/${nextNumber()}/plan.pdf`,
    purpose: 'attachment',
    is_private: true,
    content_type: 'application/pdf',
    bytes: 100,
  };
  const file = await db.insertInto('stored_file').values(stored).returning('id').executeTakeFirstOrThrow();
  return db
    .insertInto('attachment')
    .values({ file_id: file.id, kind: 'document', name: 'plan.pdf', ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}
