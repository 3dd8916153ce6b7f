import type { Role } from '../../../contract/core/roles.ts';
import { type MemberRole, mayDo, memberRoles } from '../../../contract/kit/permissions.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';

/** Roles that only owners give and take. */
const ownersGive: readonly MemberRole[] = ['owner', 'admin', 'talent_manager', 'finance'];

const lastOwner = 'An account needs an owner. Make someone else an owner first.';

interface Actor {
  personId: number;
  roles: readonly MemberRole[];
}

interface Target extends Actor {
  /** Registered the account, which holds their contacts and password. */
  isHome: boolean;
}

/** Whether a change of these roles is for owners, with fresh proof. */
export function isForOwners(roles: readonly MemberRole[]): boolean {
  return roles.some((role) => ownersGive.includes(role));
}

/** Roles that a member of such an account may give. */
export function grantable(actor: readonly MemberRole[], account: Role): MemberRole[] {
  return memberRoles.filter((role) => allOf(mayGive(actor, [role]), mayHold(account, [role])) === true);
}

/** Roles that anybody may have in such an account: only influencers have talent managers, who have that role alone. */
export function mayHold(account: Role, roles: readonly MemberRole[]): Answer {
  if (!roles.includes('talent_manager')) return true;
  return allOf(
    account === 'influencer' || no('ROLE', 'Only influencers are represented by a talent manager.'),
    roles.every((role) => role === 'talent_manager') ||
      no('ROLE', 'A talent manager has no other role in the account.'),
  );
}

/** Giving roles, by invitation or change. */
export function mayGive(actor: readonly MemberRole[], roles: readonly MemberRole[]): Answer {
  if (!mayDo(actor, 'manage')) return no('ROLE', 'Only owners and admins manage members.');
  if (actor.includes('owner') || !isForOwners(roles)) return true;
  return no('ROLE', 'Only an owner can give or take the roles owner, admin, talent manager and finance.');
}

/** Naming campaigns: whoever is limited to some lets others into no further ones. */
export function mayName(actor: readonly number[] | null, given: readonly number[] | null): Answer {
  if (actor === null || given?.every((id) => actor.includes(id))) return true;
  return no('ROLE', 'You work on named campaigns yourself, so you can let others into those only.');
}

/** Whether the account keeps an owner, and one whose contact can stand in for those that leave with whoever registered it. */
function keepsOwner({ target, owners, heirs }: Team): Answer {
  if (!target.roles.includes('owner')) return true;
  return allOf(
    owners > 1 || no('LAST_OWNER', lastOwner),
    !target.isHome ||
      heirs > 0 ||
      no('LAST_OWNER', 'This account needs another owner with a confirmed contact. Ask one of them to confirm theirs.'),
  );
}

interface Team {
  actor: Actor;
  target: Target;
  /** Owners of the account. */
  owners: number;
  /** Those besides the target with a confirmed contact. */
  heirs: number;
}

/** Giving a member other roles. */
export function mayChange(team: Team, roles: readonly MemberRole[]): Answer {
  return allOf(
    mayGive(team.actor.roles, [...team.target.roles, ...roles]),
    roles.includes('owner') || keepsOwner(team),
  );
}

/** Removing a member; everybody may leave. */
export function mayRemove(team: Team): Answer {
  const { actor, target } = team;
  const isSelf = actor.personId === target.personId;
  return allOf(isSelf || mayGive(actor.roles, target.roles), keepsOwner(team));
}

interface Receiving {
  /** The person who signs in with the account's own contacts and password; null: nobody. */
  registrant: number | null;
  /** Whether the member has a confirmed contact, which stands in for the account's. */
  hasContact: boolean;
}

/** Giving the account to a member. */
export function mayTransfer({ actor, target }: Team, { registrant, hasContact }: Receiving): Answer {
  return allOf(
    actor.roles.includes('owner') || no('ROLE', 'Only an owner can give the account away.'),
    actor.personId !== target.personId || no('CONFLICT', 'The account is yours already.'),
    registrant === null ||
      registrant === actor.personId ||
      no('LAST_OWNER', 'Only the owner who registered this account and signs in with it can give it away.'),
    hasContact || no('CONFLICT', 'This member has no confirmed contact. Ask them to confirm one first.'),
  );
}

/** Answers for the buttons in the row of a member. */
export function memberActs(team: Team, receiving: Receiving): Record<'change' | 'remove' | 'transfer', Answer> {
  const change = mayChange(team, team.target.roles);
  const isOnlyOwner = team.owners === 1 && team.target.roles.includes('owner');
  return {
    change: allOf(change, !isOnlyOwner || no('LAST_OWNER', lastOwner)),
    remove: mayRemove(team),
    transfer: mayTransfer(team, receiving),
  };
}
