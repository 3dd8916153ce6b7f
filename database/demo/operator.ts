import type { Database } from '../connection.ts';

/** Inserts the operator operator@demo.test; returns the id. */
export async function loadOperator(
  db: Database,
  { now, passwordHash }: { now: Date; passwordHash: string },
): Promise<number> {
  const { id } = await db
    .insertInto('account')
    .values({
      role: 'operator',
      fullname: 'Ira Sen',
      first_name: 'Ira',
      last_name: 'Sen',
      username: 'operator',
      email: 'operator@demo.test',
      mobile: '9000000004',
      email_verified_at: now,
      is_demo: true,
      mobile_verified_at: now,
      password_hash: passwordHash,
      last_active_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
