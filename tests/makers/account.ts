import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { openSession } from '../../server/accounts/sessions/sessions.service.ts';
import type { Context } from '../../server/kit/context/context.ts';
import { nextNumber } from './numbers.ts';

/** Verified account with a verified mobile, without password and profile; see makeInfluencer and makeBrand. */
export function makeAccount(db: Database, overrides: Partial<Insertable<Schema['account']>> = {}) {
  const number = nextNumber();
  return db
    .insertInto('account')
    .values({
      role: 'brand',
      fullname: `Person ${number}`,
      username: `person${number}`,
      email: `person${number}@example.test`,
      mobile: String(9_000_000_000 + number),
      email_verified_at: new Date(),
      mobile_verified_at: new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Token with a fresh step-up. */
export async function makeProvenToken(context: Context, account: { id: number }): Promise<string> {
  const token = await makeToken(context, account);
  await context.db
    .updateTable('session')
    .set({ proven_at: context.now() })
    .where('account_id', '=', account.id)
    .execute();
  return token;
}

/** Token for an account; operators' with a fresh step-up, which most of their calls need. */
export async function makeToken(context: Context, account: { id: number }): Promise<string> {
  const { token } = await openSession(context, {
    accountId: account.id,
    device: { address: '127.0.0.1', userAgent: 'test', id: null, locale: 'en' },
  });
  await context.db
    .updateTable('session')
    .set({ proven_at: context.now() })
    .where('account_id', 'in', (eb) =>
      eb.selectFrom('account').select('id').where('id', '=', account.id).where('role', '=', 'operator'),
    )
    .execute();
  return token;
}
