/**
 * Roles of a member in an account, the widest first. A talent manager acts for an influencer, whose own payout accounts are
 * the only ones they withdraw to.
 */
export const memberRoles = ['owner', 'admin', 'manager', 'talent_manager', 'finance', 'reviewer', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

const allBut = (...left: MemberRole[]): readonly MemberRole[] => memberRoles.filter((role) => !left.includes(role));

/** Permissions of members with the roles that have them. Several roles add up. */
const permissions = {
  /** Ways to be paid, billing, deletion. */
  own: ['owner'],
  /** Members and settings. */
  manage: ['owner', 'admin'],
  /** Campaigns, applications, chat, content. */
  work: ['owner', 'admin', 'manager', 'talent_manager'],
  /** Funding and paying. */
  pay: ['owner', 'finance'],
  /** Withdrawing to payout accounts that are there. */
  withdraw: ['owner', 'finance', 'talent_manager'],
  /** Approving content and commenting on it. */
  review: ['owner', 'admin', 'manager', 'talent_manager', 'reviewer'],
  /** Everyday use of the account, such as marking a notice as read. */
  act: allBut('reviewer', 'viewer'),
  /** Reading tax numbers and ways to be paid. */
  secrets: ['owner', 'admin', 'finance', 'talent_manager'],
  /** Reading whatever may name sums of money. */
  money: allBut('reviewer'),
  /** Reading what names no sum. */
  look: memberRoles,
} as const satisfies Record<string, readonly MemberRole[]>;
export type Permission = keyof typeof permissions;

/** Levels of operators: support reads and answers, moderators judge, finance moves money, admins may do all of it. */
export const operatorLevels = ['support', 'moderator', 'finance', 'admin'] as const;
export type OperatorLevel = (typeof operatorLevels)[number];

/** Whether an operator of a level may make a call that needs another. */
export function mayOperate(level: OperatorLevel | null | undefined, needed: OperatorLevel): boolean {
  return level === 'admin' || level === needed || (needed === 'support' && level != null);
}

/**
 * Requirement of a call. `person` is for calls about the person who signed in: the acting user is then the account they
 * registered, which holds their contacts, password and factors, whichever account they act for.
 */
export type Need = Permission | 'person';

interface Access {
  read: Need;
  write: Need;
}

/** Default needs of the calls of a feature: GET needs `read`, every other method `write`. */
export const access = {
  person: { read: 'person', write: 'person' },
  /** Every member, whatever they may do here. */
  member: { read: 'look', write: 'look' },
  settings: { read: 'money', write: 'manage' },
  work: { read: 'money', write: 'work' },
  /** Talk and records of work in which no sum is named. */
  plainWork: { read: 'look', write: 'work' },
  content: { read: 'look', write: 'review' },
  money: { read: 'money', write: 'pay' },
  secrets: { read: 'secrets', write: 'own' },
  /** Also for features without calls of members: public ones and the console. */
  owner: { read: 'own', write: 'own' },
} as const satisfies Record<string, Access>;

/** Whether one of these roles has a permission. */
export function mayDo(roles: readonly MemberRole[], permission: Permission): boolean {
  const allowed: readonly MemberRole[] = permissions[permission];
  return roles.some((role) => allowed.includes(role));
}
