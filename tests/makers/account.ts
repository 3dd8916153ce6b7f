import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { AccountTable } from '../../database/schema/account.ts';
import { openSession } from '../../server/accounts/sessions/sessions.service.ts';
import type { Context } from '../../server/kit/context/context.ts';
import { nextNumber } from './numbers.ts';

/** A verified account with a proven mobile, without a password or profile; see makeInfluencer and makeBrand for whole people. */
export function makeAccount(db: Database, overrides: Partial<Insertable<AccountTable>> = {}) {
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

/** A bearer token whose session has just proven that its owner is there. */
export async function makeProvenToken(context: Context, account: { id: number }): Promise<string> {
  const token = await makeToken(context, account);
  await context.db
    .updateTable('session')
    .set({ proven_at: context.now() })
    .where('account_id', '=', account.id)
    .execute();
  return token;
}

/** A bearer token for an account; an operator's has fresh proof, as most of what they do asks for it. */
export async function makeToken(context: Context, account: { id: number }): Promise<string> {
  const token = await openSession(context, {
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
