import { type InvitationOffer, invitationDays, type MemberInvitation } from '../../../contract/accounts/members.ts';
import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demandTurn } from '../../kit/http/limits/limits.service.ts';
import { allOf, demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { hashMailToken, makeMailToken } from '../account-changes/account-changes.service.ts';
import { readOwnProfile } from '../profiles/profiles.service.ts';
import { listAccounts } from '../workspaces/workspaces.service.ts';
import {
  deleteInvitationsBefore,
  type InvitationRow,
  insertInvitation,
  revokeInvitations,
  selectOffered,
  useInvitation,
} from './invitations.queries.ts';
import { type GivenLimits, readLimits } from './limits.service.ts';
import { memberInvitationEmail } from './members.emails.ts';
import { mayGive, mayHold, mayName } from './members.policy.ts';
import { insertMember, limitsIn, selectMembers, selectTeamAccount } from './members.queries.ts';
import { viewInvitation, viewOffer } from './members.views.ts';
import { demandConsent, tellOfConsent } from './talent-managers.service.ts';

/** Invitations an account may send a day. */
const invitationsADay = 50;
const keptTime = 30 * dayMs;

/** Invites somebody by e-mail. An earlier invitation of that address is replaced. */
export async function inviteMember(
  context: Context,
  { user, email, roles, ...given }: { user: User; email: string; roles: readonly MemberRole[] } & GivenLimits,
): Promise<MemberInvitation> {
  if (user.role === 'operator') throw refuse('ROLE', 'Operators have no team: each has an account of their own.');
  demand(allOf(mayGive(user.memberRoles, roles), mayHold(user.role, roles)));
  await demandTurn(context, { key: `member-invitation:${user.id}`, max: invitationsADay, seconds: 24 * 3600 });
  const to = email.toLowerCase();
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const members = await selectMembers(tx.db, user.id);
    if (members.some((one) => one.proven_email?.toLowerCase() === to)) {
      throw refuse('CONFLICT', 'This person is a member already. Change their role in the list.');
    }
    const account = await selectTeamAccount(tx.db, user.id);
    if (!account) throw refuseNotFound('This account');
    const limits = await readLimits(tx, { user, roles, given, before: null });
    const now = tx.now();
    await revokeInvitations(tx.db, { accountId: user.id, email: to, now });
    const { token, hash } = makeMailToken();
    const row = await insertInvitation(tx.db, {
      accountId: user.id,
      email: to,
      roles: [...new Set(roles)],
      ...limits,
      invitedBy: user.person.id,
      tokenHash: hash,
      now,
      expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    });
    const { publicUrl, brandName: brand } = tx.config;
    await tx.mail({
      to,
      ...memberInvitationEmail({
        ...{
          locale: user.locale,
          brand,
          account: account.name,
          inviter: row.inviter ?? account.name,
          roles: row.roles,
          terms: row,
        },
        link: `${publicUrl}/join-team#token=${token}`,
      }),
    });
    return viewInvitation(row, now);
  });
}

export async function revokeInvitation(context: Context, { user, id }: { user: User; id: string }): Promise<void> {
  const which = { accountId: user.id, id: rowId(id, 'This invitation'), now: context.now() };
  if ((await revokeInvitations(context.db, which)) === 0) throw refuseNotFound('This invitation');
}

/** The open invitation of a token. It ends with the right of its sender to give these roles. */
async function findOffered(context: Context, token: string): Promise<InvitationRow> {
  const offered = await selectOffered(context.db, hashMailToken(token), context.now());
  if (!offered) throw refuseNotFound('This invitation');
  const members = await selectMembers(context.db, offered.account_id);
  const inviter = members.find(({ person_id }) => person_id === offered.invited_by);
  if (!inviter || mayGive(inviter.roles, offered.roles) !== true) throw refuseNotFound('This invitation');
  if (mayName(inviter.campaign_ids, offered.campaign_ids) !== true) throw refuseNotFound('This invitation');
  return offered;
}

/** An invitation as shown to anybody who holds its link. */
export async function readInvitation(context: Context, token: string): Promise<InvitationOffer> {
  const offered = await findOffered(context, token);
  const account = await selectTeamAccount(context.db, offered.account_id);
  if (!account) throw refuseNotFound('This invitation');
  const image = account.profile_image && context.storage.publicUrl(`${account.profile_image}/256.webp`);
  return viewOffer(offered, account, image);
}

/** Accepts an invitation, which takes a confirmed e-mail of that very address, and no link alone. */
export async function acceptInvitation(
  context: Context,
  { user, token }: { user: User; token: string },
): Promise<MemberAccount> {
  if (user.role === 'operator')
    throw refuse('ROLE', 'Operators can’t act for other accounts. Use an account of your own.');
  return inTransaction(context, async (tx) => {
    const { account_id: accountId } = await findOffered(tx, token);
    await lockAccount(tx, accountId);
    // Read again under the lock: the sender may have lost the right meanwhile.
    const offered = await findOffered(tx, token);
    if (!(await selectTeamAccount(tx.db, accountId))) throw refuseNotFound('This invitation');
    await demandAddressee(tx, user, offered.email);
    const personId = user.person.id;
    const { roles, invited_by: invitedBy } = offered;
    const rights = { roles, ...limitsIn(offered) };
    if (roles.includes('talent_manager')) await demandConsent(tx, { user, offered });
    if (!(await insertMember(tx.db, { accountId, personId, ...rights, invitedBy, now: tx.now() }))) {
      throw refuse('CONFLICT', 'You’re a member of this account already.');
    }
    if (!(await useInvitation(tx.db, { id: offered.id, now: tx.now() }))) throw refuseNotFound('This invitation');
    if (roles.includes('talent_manager')) {
      const terms = { accountId, managerHomeId: user.person.home.id, shareBasisPoints: offered.share_basis_points };
      await tellOfConsent(tx, { ...terms, byPersonId: invitedBy, isNew: true });
    }
    const joined = (await listAccounts(tx, personId)).find(({ id }) => id === String(accountId));
    if (!joined) throw refuseNotFound('This invitation');
    return joined;
  });
}

async function demandAddressee(tx: Context, user: User, invited: string): Promise<void> {
  const { email, email_verified: isProven } = await readOwnProfile(tx, user.person.home.id);
  if (isProven && email?.toLowerCase() === invited.toLowerCase()) return;
  throw refuse(
    'RULE',
    msg`This invitation is for ${{ email: maskContact(invited) }}. Sign in with that address, or ask for an invitation to yours.`,
  );
}

/** Deletes invitations that ended long ago. */
export async function dropOldInvitations(context: Context): Promise<void> {
  await deleteInvitationsBefore(context.db, new Date(context.now().getTime() - keptTime));
}
