import type { Member, MemberInvitation } from '../../../contract/accounts/members.ts';
import { type MemberRole, mayDo } from '../../../contract/kit/permissions.ts';
import { type Contact, findContacts, lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { allOf, demand } from '../../kit/http/policy.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { dropRegistrationsOfMember } from '../../notifications/push/push.service.ts';
import { endMember, tellMember } from './ending.service.ts';
import { selectInvitations } from './invitations.queries.ts';
import { type GivenLimits, readLimits } from './limits.service.ts';
import { accountTransferredEmail } from './members.emails.ts';
import { grantable, isForOwners, mayChange, mayHold, mayRemove, mayTransfer, memberActs } from './members.policy.ts';
import { type MemberRow, noLimits, selectMembers, selectTeamAccount, updateRights } from './members.queries.ts';
import { viewInvitation, viewMember } from './members.views.ts';
import { part } from './parting.service.ts';
import { demandOnlyShare, tellOfConsent } from './talent-managers.service.ts';

interface Members {
  data: Member[];
  invitations: MemberInvitation[];
  grantable: MemberRole[];
}

/** The team of the acting account, and who is invited. */
export async function listMembers(context: Context, user: User): Promise<Members> {
  const rows = await selectMembers(context.db, user.id);
  const invitations = await selectInvitations(context.db, user.id);
  return {
    data: rows.map((row) => show(context, user, { row, rows })),
    invitations: invitations.map((row) => viewInvitation(row, context.now())),
    grantable: grantable(user.memberRoles, user.role),
  };
}

/** Members of an account with the account that each registered. */
export async function findTeam(context: Context, accountId: number) {
  const rows = await selectMembers(context.db, accountId);
  return rows.map(({ person_id, home_account_id, fullname, roles, campaign_ids }) => ({
    personId: person_id,
    homeId: home_account_id,
    campaignIds: campaign_ids,
    fullname,
    roles,
  }));
}

interface Row {
  row: MemberRow;
  rows: readonly MemberRow[];
}

function teamOf(user: User, { row, rows }: Row) {
  return {
    actor: { personId: user.person.id, roles: user.memberRoles },
    target: { personId: row.person_id, roles: row.roles, isHome: row.home_account_id === user.id },
    owners: rows.filter(({ roles }) => roles.includes('owner')).length,
    heirs: heirsOf({ row, rows }).length,
  };
}

const hasContact = ({ proven_email, proven_mobile }: MemberRow) => (proven_email ?? proven_mobile) !== null;

/** Owners besides a member whose contact can stand in for the account's, of longest standing first. */
function heirsOf({ row, rows }: Row): MemberRow[] {
  return rows.filter((one) => one !== row && one.roles.includes('owner') && hasContact(one));
}

function receivingOf({ id }: User, { row, rows }: Row) {
  const registrant = rows.find(({ home_account_id }) => home_account_id === id)?.person_id ?? null;
  return { registrant, hasContact: hasContact(row) };
}

function show(context: Context, user: User, member: Row): Member {
  const { row } = member;
  return viewMember(row, {
    image: row.profile_image === null ? null : context.storage.publicUrl(`${row.profile_image}/256.webp`),
    isMe: row.person_id === user.person.id,
    isRegistrant: row.home_account_id === user.id,
    acts: memberActs(teamOf(user, member), receivingOf(user, member)),
    locale: user.locale,
  });
}

function memberOf(rows: readonly MemberRow[], personId: number): Row {
  const row = rows.find(({ person_id }) => person_id === personId);
  if (!row) throw refuseNotFound('This member');
  return { row, rows };
}

/** Refuses whoever is no member of the acting account. */
export async function demandMember(context: Context, { user, person_id: id }: Changing): Promise<void> {
  memberOf(await selectMembers(context.db, user.id), rowId(id, 'This member'));
}

/** The acting member as they are now: whoever lost a role while the request was under way acts without it. */
function asOfNow(user: User, rows: readonly MemberRow[]): User {
  const now = rows.find(({ person_id }) => person_id === user.person.id);
  return { ...user, memberRoles: now?.roles ?? [], campaignIds: now?.campaign_ids ?? null };
}

/** Whether other roles for a member go without fresh proof: nothing in it is for owners. Who is no owner is refused anyway. */
export async function needsNoProof(
  context: Context,
  { user, roles, personId }: { user: User; roles: readonly MemberRole[]; personId?: string },
): Promise<boolean> {
  if (!user.memberRoles.includes('owner')) return true;
  if (isForOwners(roles)) return false;
  if (personId === undefined) return true;
  const rows = await selectMembers(context.db, user.id);
  return !isForOwners(rows.find(({ person_id }) => String(person_id) === personId)?.roles ?? []);
}

/** Whether a removal takes away no owner: that of an owner needs fresh proof, unless one leaves who signs in elsewhere. */
export async function leavesOwners(context: Context, { user, person_id: id }: Changing): Promise<boolean> {
  const rows = await selectMembers(context.db, user.id);
  const target = rows.find(({ person_id }) => String(person_id) === id);
  if (!target?.roles.includes('owner')) return true;
  if (target.person_id === user.person.id) return target.home_account_id !== user.id;
  return !user.memberRoles.includes('owner');
}

/** Members of an account as stored, with whether they have a second factor. */
export async function findMembers({ db }: Context, accountId: number): Promise<MemberRow[]> {
  return selectMembers(db, accountId);
}

interface Changing {
  user: User;
  person_id: string;
}

/** Gives a member other roles and limits, which hold from the next request on. */
export async function changeMember(
  context: Context,
  { user, person_id: id, roles, ...given }: Changing & { roles: readonly MemberRole[] } & GivenLimits,
): Promise<Member> {
  const member = { accountId: user.id, personId: rowId(id, 'This member') };
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const rows = await selectMembers(tx.db, user.id);
    const before = memberOf(rows, member.personId);
    const actor = asOfNow(user, rows);
    demand(allOf(mayChange(teamOf(actor, before), roles), mayHold(user.role, roles)), 'This member');
    const limits = await readLimits(tx, { user: actor, roles, given, before: before.row });
    if (limits.share_basis_points !== null) await demandOnlyShare(tx, member);
    const homeId = roles.includes('owner') ? before.row.home_account_id : await partOwner(tx, actor, before);
    await updateRights(tx.db, { ...member, ...limits, roles: [...new Set(roles)] });
    if (!mayDo(roles, 'money')) await dropRegistrationsOfMember(tx, { accountId: user.id, homeId });
    tx.afterCommit(() => tx.live.endMember(member));
    if (homeId !== user.id) await tellMember(tx, { homeId, accountId: user.id, isRemoved: false });
    if (roles.includes('talent_manager')) {
      const terms = { accountId: user.id, managerHomeId: homeId, shareBasisPoints: limits.share_basis_points };
      await tellOfConsent(tx, { ...terms, byPersonId: user.person.id, isNew: false });
    }
    const after = await selectMembers(tx.db, user.id);
    return show(tx, asOfNow(user, after), memberOf(after, member.personId));
  });
}

/** Ends a membership with its tokens, sockets and push registrations. Owners and admins remove; everybody may leave. */
export async function removeMember(context: Context, { user, person_id: id }: Changing): Promise<void> {
  const member = { accountId: user.id, personId: rowId(id, 'This member') };
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const rows = await selectMembers(tx.db, user.id);
    const target = memberOf(rows, member.personId);
    demand(mayRemove(teamOf(asOfNow(user, rows), target)), 'This member');
    const homeId = await partOwner(tx, user, target);
    await endMember(tx, { ...member, homeId });
    if (member.personId !== user.person.id) await tellMember(tx, { homeId, accountId: user.id, isRemoved: true });
    if (target.row.roles.includes('owner')) await tellOfOwner(tx, user.id, target.row.fullname);
  });
}

/**
 * Parts the account from an owner who signs in with it and is none from now on; of two owners who could stand in, from whom
 * removes them. Returns the account the member signs in with afterwards.
 */
async function partOwner(tx: Context, user: User, { row, rows }: Row): Promise<number> {
  const { home_account_id: homeId, person_id: personId, locale } = row;
  if (homeId !== user.id) return homeId;
  const heirs = heirsOf({ row, rows });
  const heir = heirs.find(({ person_id }) => person_id === user.person.id) ?? heirs[0];
  if (!heir) throw new Error('The policy let the last owner with a contact go');
  return part(tx, {
    account: user,
    leaver: { personId, homeId, locale },
    heir: { personId: heir.person_id, fullname: heir.fullname },
  });
}

/** Tells the owners who are left. */
async function tellOfOwner(tx: Context, accountId: number, fullname: string): Promise<void> {
  await notify(tx, {
    accountId,
    type: 'security',
    title: msg`${{ name: verbatim(fullname) }} no longer owns this account`,
    description: 'They can no longer act for it. The Team page shows who does.',
    link: '/team',
  });
}

/**
 * Gives the account to a member, who becomes its owner without limits; the earlier owner stays as an admin, signs in with another
 * account of theirs, and all owners get a mail.
 */
export async function transferAccount(context: Context, { user, person_id: id }: Changing) {
  const member = { accountId: user.id, personId: rowId(id, 'This member') };
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const rows = await selectMembers(tx.db, user.id);
    const receiver = memberOf(rows, member.personId);
    const actor = asOfNow(user, rows);
    demand(mayTransfer(teamOf(actor, receiver), receivingOf(user, receiver)), 'This member');
    const before = await findContacts(tx, [user.id]);
    const giver = { accountId: user.id, personId: user.person.id };
    await part(tx, {
      account: user,
      leaver: { personId: user.person.id, homeId: user.person.home.id, locale: user.locale },
      heir: { personId: member.personId, fullname: receiver.row.fullname },
    });
    await updateRights(tx.db, { ...member, ...noLimits, roles: ['owner'] });
    await updateRights(tx.db, { ...giver, ...noLimits, roles: ['admin'] });
    for (const one of [member, giver]) tx.afterCommit(() => tx.live.endMember(one));
    await tellOwners(tx, { accountId: user.id, receiver: receiver.row, giverId: giver.personId, rows, before });
    return { account_id: String(user.id), member_roles: ['admin' as const] };
  });
}

interface Transfer {
  accountId: number;
  receiver: MemberRow;
  giverId: number;
  rows: readonly MemberRow[];
  /** Owners' contacts before. */
  before: ReadonlyMap<number, readonly Contact[]>;
}

/** Mails the owners before and after. */
async function tellOwners(tx: Context, { accountId, receiver, giverId, rows, before }: Transfer): Promise<void> {
  const account = (await selectTeamAccount(tx.db, accountId))?.name ?? '';
  const giver = rows.find(({ person_id }) => person_id === giverId)?.fullname ?? '';
  const { brandName: brand, publicUrl } = tx.config;
  const told = [...(before.get(accountId) ?? []), { ...receiver, email: receiver.proven_email }];
  const owners = new Map(told.flatMap(({ email, locale }) => (email ? [[email.toLowerCase(), locale] as const] : [])));
  for (const [to, locale] of owners) {
    const words = { locale, brand, account, giver, receiver: receiver.fullname, link: `${publicUrl}/team` };
    const mail = { to, ...accountTransferredEmail(words) };
    tx.afterCommit(() => tx.mail(mail));
  }
}
