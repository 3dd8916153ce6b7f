import type { MemberAccount, SignedIn } from '../../../contract/accounts/workspaces.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { countUnreadIn } from '../../notifications/notifications/list.service.ts';
import { readMemberProfile } from '../profiles/profiles.service.ts';
import { openAccountToken } from '../sessions/sessions.service.ts';
import {
  type AccountRow,
  hasOwnPerson,
  selectAccounts,
  selectOtherRoles,
  selectPerson,
  setLastAccount,
} from './workspaces.queries.ts';
import { sortRoles, viewAccount } from './workspaces.views.ts';

/** Accounts that a person is a member of. */
export async function listAccounts(context: Context, personId: number): Promise<MemberAccount[]> {
  const rows = await findAccounts(context, personId);
  return rows.map((row) => show(context, row));
}

/** The same for a request. An operator viewing the account needs no second factor of its person. */
export async function readAccounts(
  context: Context,
  { person, impersonatorId }: Pick<User, 'person' | 'impersonatorId'>,
): Promise<MemberAccount[]> {
  const accounts = await listAccounts(context, person.id);
  return impersonatorId === null ? accounts : accounts.map((account) => ({ ...account, needs_factor: false }));
}

async function findAccounts(context: Context, personId: number): Promise<AccountRow[]> {
  const rows = await selectAccounts(context.db, { personId, now: context.now() });
  const unread = await countUnreadIn(
    context,
    rows.map(({ id, campaign_ids: campaignIds, home_account_id: homeId }) => ({
      id,
      campaignIds,
      person: { home: { id: homeId } },
    })),
  );
  return rows.map((row) => ({ ...row, unread: unread.get(row.id) ?? 0 }));
}

function show(context: Context, row: AccountRow): MemberAccount {
  return viewAccount(
    row,
    row.profile_image === null ? null : context.storage.publicUrl(`${row.profile_image}/256.webp`),
  );
}

/** Roles that count now: none until the person has the second factor that the account asks for. */
function actingRolesOf({ roles, lacks_factor: lacksFactor }: AccountRow) {
  return lacksFactor ? [] : sortRoles(roles);
}

/** A person's accounts, each with the user they are there. */
export async function listActing(context: Context, user: User): Promise<{ account: MemberAccount; acting: User }[]> {
  const rows = await findAccounts(context, user.person.id);
  return rows.map((row) => {
    const account = show(context, row);
    const { id, role, campaign_ids: campaignIds } = row;
    const memberRoles = actingRolesOf(row);
    return { account, acting: { ...user, id, role, memberRoles, campaignIds, lacksFactor: row.lacks_factor } };
  });
}

/** Whether a person signs in with this account. */
export async function isRegistered({ db }: Context, accountId: number): Promise<boolean> {
  return hasOwnPerson(db, accountId);
}

export interface WatchedAccount {
  accountId: number;
  /** Campaigns the person works on there; null: all. */
  campaignIds: readonly number[] | null;
  /** Whether they registered it. */
  isRegistrant: boolean;
}

/** A person's other accounts whose notifications their roles include. */
export async function findWatchedAccounts(
  { db, now }: Context,
  { id, person }: Pick<User, 'id' | 'person'>,
): Promise<WatchedAccount[]> {
  const rows = await selectOtherRoles(db, { personId: person.id, accountId: id, now: now() });
  return rows
    .filter(({ roles }) => mayDo(sortRoles(roles), 'money'))
    .map(({ account_id: accountId, campaign_ids: campaignIds }) => ({
      accountId,
      campaignIds,
      isRegistrant: accountId === person.home.id,
    }));
}

/** Signs in at the account last used if the person is still a member of it, else at their own. */
export async function beginAtLastAccount(
  tx: Context,
  { homeId, session }: { homeId: number; session: { id: number; token: string } },
): Promise<SignedIn> {
  const person = await selectPerson(tx.db, homeId);
  const rows = await findAccounts(tx, person.id);
  const accountId = rows.find(({ id }) => id === person.last_account_id)?.id ?? homeId;
  const token =
    accountId === homeId
      ? session.token
      : await openAccountToken(tx, { sessionId: session.id, accountId, personId: person.id });
  return answerAs(tx, { token, accountId, homeId, person, rows });
}

/** A further token of the person's session, for another of their accounts; not found for all others. */
export async function switchAccount(
  context: Context,
  { user, account_id: id }: { user: User; account_id: string },
): Promise<SignedIn> {
  const accountId = rowId(id, 'This account');
  const homeId = user.person.home.id;
  return inTransaction(context, async (tx) => {
    const person = await selectPerson(tx.db, homeId);
    const rows = await findAccounts(tx, person.id);
    if (!rows.some((one) => one.id === accountId)) throw refuseNotFound('This account');
    const member = { accountId, personId: person.id };
    await setLastAccount(tx.db, member);
    const token = await openAccountToken(tx, { ...member, sessionId: user.sessionId });
    return answerAs(tx, { token, accountId, homeId, person, rows });
  });
}

interface Answer {
  token: string;
  accountId: number;
  homeId: number;
  person: { id: number; fullname: string };
  rows: readonly AccountRow[];
}

async function answerAs(tx: Context, { token, accountId, homeId, person, rows }: Answer): Promise<SignedIn> {
  const row = rows.find(({ id }) => id === accountId);
  const user = await readMemberProfile(tx, {
    id: accountId,
    person: { home: { id: homeId } },
    memberRoles: row ? actingRolesOf(row) : [],
    campaignIds: row?.campaign_ids ?? null,
  });
  const accounts = rows.map((each) => show(tx, each));
  return { token, user, person: { id: String(person.id), fullname: person.fullname }, accounts };
}
