import type { Insertable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { TestApp } from '../app.ts';
import { makeAccount, makeToken } from '../makers/account.ts';
import { makeBrand } from '../makers/brand.ts';
import type { Member } from '../members.ts';

type Account = Partial<Insertable<Schema['account']>>;

/** Creates an active account signed in on one device; a business with `businessName`. */
export async function makeSomebody(app: TestApp, more: Account & { businessName?: string } = {}): Promise<Member> {
  const { db } = app.context;
  const { businessName, ...overrides } = more;
  const account = { role: 'influencer' as const, last_active_at: new Date(), ...overrides };
  const { id } = businessName
    ? await makeBrand(db, { account, profile: { business_name: businessName } })
    : await makeAccount(db, account);
  return { id: String(id), token: await signIn(app, String(id)) };
}

/** Signs in one more device. */
export function signIn(app: TestApp, id: string): Promise<string> {
  return makeToken(app.context, { id: Number(id) });
}

export async function block(app: TestApp, blocker: Member, blocked: Member): Promise<void> {
  await app.context.db
    .insertInto('block')
    .values({ blocker_id: Number(blocker.id), blocked_id: Number(blocked.id) })
    .execute();
}
