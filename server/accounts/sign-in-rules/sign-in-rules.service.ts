import type { SignInRules } from '../../../contract/accounts/sign-in-rules.ts';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import { findName, lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { type Notice, notifyAll } from '../../notifications/notifications/notifications.service.ts';
import { findMembers } from '../members/members.service.ts';
import { isAskedOfPerson, selectRules } from './sign-in-rules.queries.ts';

type MemberRow = Awaited<ReturnType<typeof findMembers>>[number];

export async function readRules({ db }: Context, { id }: User): Promise<SignInRules> {
  return { second_factor: (await selectRules(db, id)).members_need_factor };
}

/**
 * Asks every member for a second factor, or no longer. The live connections of members without one end; the sessions stay,
 * because the person sets a factor up with them.
 */
export async function setRules(
  context: Context,
  { user, second_factor: isAsked }: { user: User } & SignInRules,
): Promise<SignInRules> {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const { members_need_factor: wasAsked } = await selectRules(tx.db, user.id);
    if (isAsked === wasAsked) return { second_factor: isAsked };
    const members = await findMembers(tx, user.id);
    const me = members.find(({ person_id }) => person_id === user.person.id);
    if (isAsked && !me?.second_factor) {
      throw refuse('RULE', 'Add a passkey or an authenticator app for yourself first, under Security.');
    }
    await changeAccount(tx, user.id, { members_need_factor: isAsked });
    await (isAsked ? tellOfNeed(tx, user, members) : tellOwners(tx, { user, members, by: me?.fullname ?? '' }));
    return { second_factor: isAsked };
  });
}

/** Tells members without a second factor, and ends their live connections to the account. */
async function tellOfNeed(tx: Context, { id: accountId }: User, members: readonly MemberRow[]): Promise<void> {
  const lacking = members.filter(({ second_factor: hasFactor }) => !hasFactor);
  for (const { person_id: personId } of lacking) tx.afterCommit(() => tx.live.endMember({ accountId, personId }));
  const name = verbatim((await findName(tx, accountId)) ?? '');
  await notifyAll(
    tx,
    lacking.map(({ home_account_id }) => ({
      ...personalNotice(home_account_id),
      title: msg`${{ name }} now asks for a second factor`,
      description: 'Add a passkey or an authenticator app under Security. Until then, you can’t act for this account.',
      link: '/security',
    })),
  );
}

interface Loosened {
  user: User;
  members: readonly MemberRow[];
  /** Name of the owner who loosened the rule. */
  by: string;
}

async function tellOwners(tx: Context, { user, members, by }: Loosened): Promise<void> {
  const name = verbatim((await findName(tx, user.id)) ?? '');
  const others = members.filter(({ person_id, roles }) => roles.includes('owner') && person_id !== user.person.id);
  await notifyAll(
    tx,
    others.map(({ home_account_id }) => ({
      ...personalNotice(home_account_id),
      title: msg`${{ name }} no longer asks for a second factor`,
      description: msg`${{ by: verbatim(by) }} switched this off. You can switch it on again on the Team page.`,
      link: '/team',
    })),
  );
}

function personalNotice(accountId: number): Pick<Notice, 'accountId' | 'isPersonal' | 'type'> {
  return { accountId, isPersonal: true, type: 'security' };
}

/** Whether any account that the person acts for asks its members for a second factor. `homeId` is the person's own account. */
export async function isFactorAsked({ db, now }: Context, homeId: number): Promise<boolean> {
  return isAskedOfPerson(db, { homeId, now: now() });
}
