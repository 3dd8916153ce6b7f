import type { MemberRole } from '../../contract/kit/permissions.ts';
import { openAccountToken } from '../../server/accounts/sessions/sessions.service.ts';
import type { Context } from '../../server/kit/context/context.ts';
import { makeAccount, makeToken } from './account.ts';

interface Joining {
  account: { id: string };
  /** The account its person registered. */
  member: { id: string };
  roles: MemberRole[];
}

/** Makes the person of one account a member of another. */
export async function joinAccount({ db, now }: Context, { account, member, roles }: Joining): Promise<number> {
  const { id } = await db
    .selectFrom('person')
    .select('id')
    .where('home_account_id', '=', Number(member.id))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('membership')
    .values({ account_id: Number(account.id), person_id: id, roles, created_at: now() })
    .execute();
  return id;
}

/** Token of a new person who acts for an account with these roles. */
export async function makeMemberToken(
  context: Context,
  { account, roles }: Pick<Joining, 'account' | 'roles'>,
): Promise<string> {
  const own = await makeAccount(context.db);
  const personId = await joinAccount(context, { account, member: { id: String(own.id) }, roles });
  await makeToken(context, own);
  const { id: sessionId } = await context.db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', own.id)
    .executeTakeFirstOrThrow();
  return openAccountToken(context, { sessionId, accountId: Number(account.id), personId });
}
