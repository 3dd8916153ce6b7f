import type { Database } from '../../database/connection.ts';

/** Stores a signup unless the address, in any case, is there. */
export async function keepSignup(db: Database, signup: { email: string; source: string }): Promise<void> {
  await db
    .insertInto('newsletter_signup')
    .values(signup)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
