import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { nextNumber } from './numbers.ts';

/** A stored passkey, whose key nobody has. */
export function makePasskey(
  db: Database,
  overrides: Partial<Insertable<Schema['passkey']>> & Pick<Insertable<Schema['passkey']>, 'account_id'>,
) {
  return db
    .insertInto('passkey')
    .values({
      credential_id: `passkey-${nextNumber()}`,
      public_key: 'none',
      counter: 0,
      name: 'Pixel 8',
      created_at: new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
