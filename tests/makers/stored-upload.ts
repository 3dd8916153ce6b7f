import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';

type Upload = Insertable<Schema['upload']>;

/** An upload of a draft that has just begun, without its file, unless given. */
export async function makeUpload(
  db: Database,
  overrides: Partial<Upload> & Pick<Upload, 'owner_id' | 'application_id'>,
): Promise<void> {
  const draft = { purpose: 'draft', filename: 'reel.mp4', content_type: 'video/mp4', bytes: 12 } as const;
  const id = randomBytes(16).toString('hex');
  const expires_at = new Date(Date.now() + 86_400_000);
  await db
    .insertInto('upload')
    .values({ id, ...draft, expires_at, ...overrides })
    .execute();
}
