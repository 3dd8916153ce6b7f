import type { Insertable } from 'kysely';
import type { MemberRole } from '../../contract/kit/permissions.ts';
import type { Database } from '../../database/connection.ts';
import type { DB } from '../../database/generated/schema.ts';
import { openAccountToken } from '../../server/accounts/sessions/sessions.service.ts';
import type { Context } from '../../server/kit/context/context.ts';
import { makeAccount, makeToken } from './account.ts';
import { nextNumber } from './numbers.ts';

interface Joining {
  account: { id: string };
  /** The account its person registered. */
  member: { id: string };
  roles: MemberRole[];
  /** Further columns, such as limits in paise. */
  more?: Partial<Insertable<DB['membership']>>;
}

/** Id of the person who registered an account. */
export async function personOf(db: Database, homeAccountId: number): Promise<number> {
  const { id } = await db
    .selectFrom('person')
    .select('id')
    .where('home_account_id', '=', homeAccountId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes the person of one account a member of another. */
export async function joinAccount({ db, now }: Context, { account, member, roles, more }: Joining): Promise<number> {
  const id = await personOf(db, Number(member.id));
  await db
    .insertInto('membership')
    .values({ account_id: Number(account.id), person_id: id, roles, created_at: now(), ...more })
    .execute();
  return id;
}

/** Token of a new person who acts for an account with these roles. */
export async function makeMemberToken(
  context: Context,
  { account, roles, more = {} }: Pick<Joining, 'account' | 'roles' | 'more'>,
): Promise<string> {
  const own = await makeAccount(context.db);
  const personId = await joinAccount(context, { account, member: { id: String(own.id) }, roles, more });
  await makeToken(context, own);
  const { id: sessionId } = await context.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', own.id)
    .executeTakeFirstOrThrow();
  return openAccountToken(context, { sessionId, accountId: Number(account.id), personId });
}

/** An open invitation to an account, sent by whoever registered it. */
export async function makeMemberInvitation({ db, now }: Context, accountId: number): Promise<number> {
  const number = nextNumber();
  const { id } = await db
    .insertInto('member_invitation')
    .values({
      account_id: accountId,
      invited_by: await personOf(db, accountId),
      roles: ['viewer'],
      email: `guest${number}@example.test`,
      token_hash: `hash-${number}`,
      created_at: now(),
      expires_at: new Date(now().getTime() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A payment to itself of ₹1,000 that waits in an account, asked for by whoever registered it. */
export async function makeApproval({ db, now }: Context, accountId: number): Promise<number> {
  const { id } = await db
    .insertInto('approval')
    .values({
      account_id: accountId,
      asked_by: await personOf(db, accountId),
      call: 'POST /wallet/payout',
      request_hash: `hash-${nextNumber()}`,
      amount: 100_000,
      created_at: now(),
      parts: JSON.stringify([{ payeeId: accountId, amount: 100_000 }]),
      expires_at: new Date(now().getTime() + 60_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
