import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../contract/core/roles.ts';
import { type Call, isClosedToReaders, levelOf, needsOf } from '../../../contract/kit/calls.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { type MemberRole, mayDo, mayOperate, type OperatorLevel } from '../../../contract/kit/permissions.ts';
import { localeOf } from './device.ts';
import { refuse, refuseNotFound } from './errors.ts';

/** The acting account of a request, with the person who signed in and their roles in it. */
export interface User {
  /** The account. */
  id: number;
  /** The account's. */
  role: Role;
  /** Level of an operator; null for all others. */
  operatorLevel?: OperatorLevel | null;
  person: {
    id: number;
    /** The account they registered, which holds their contacts, password and factors. */
    home: { id: number; role: Role };
  };
  memberRoles: readonly MemberRole[];
  /** The only campaigns this member works on; null: all. */
  campaignIds: readonly number[] | null;
  /** The account asks its members for a second factor, and the person has none. */
  lacksFactor: boolean;
  sessionId: number;
  /** Place in the database's log after the last write of this session; null: none, or without read replicas. */
  writtenUpTo: string | null;
  /** Operator impersonating this user; such a request may only read. */
  impersonatorId: number | null;
  /** Language of the reply. */
  locale: Locale;
}

/** Finds the session of a token; provided by the sessions feature, because the kit imports no feature. */
export type FindSession = (token: string) => Promise<Omit<User, 'locale'> | null>;

/** Authenticates a request as its call requires. */
export async function authenticate(
  findSession: FindSession,
  call: Pick<Call, keyof RoleNeeds | 'ownerOnly' | 'inReadOnly'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<User | null> {
  const { auth: demand } = call;
  if (demand === 'public') return null;
  const { authorization } = headers;
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(authorization ?? '')?.[1];
  const session = token ? await findSession(token) : null;
  if (demand === 'optional' && !authorization) return null;
  if (!session) throw refuse('UNAUTHENTICATED', 'Please log in to continue.');
  if (demand === 'operator' && session.role !== 'operator') throw refuseNotFound();
  if (session.impersonatorId !== null && isClosedToReaders(call)) {
    throw refuse('READ_ONLY', 'You’re viewing someone else’s account: you can’t change anything or see messages.');
  }
  const user = { ...session, locale: localeOf({ headers }) };
  if (user.lacksFactor && needsOf(call) !== 'person') {
    // Public pages show them what they show visitors.
    if (demand === 'optional') return null;
    throw factorNeeded();
  }
  const refusal = roleRefusal(call, user);
  if (refusal) throw refuse('ROLE', refusal);
  return needsOf(call) === 'person' ? asPerson(user) : user;
}

/** Refuses a member who has to set up a second factor before they act for this account. */
export function factorNeeded() {
  return refuse(
    'SECOND_FACTOR_NEEDED',
    'This account asks for a second factor. Add a passkey or an authenticator app under Security first.',
  );
}

/** Permissions and level that a call demands. */
export type RoleNeeds = Pick<Call, 'auth' | 'method' | 'needs' | 'level' | 'wholeAccount'>;

/** Why a reader's level, roles or named campaigns do not include a call; null where they do. */
export function roleRefusal(
  call: Partial<RoleNeeds>,
  { operatorLevel, memberRoles, campaignIds }: Pick<User, 'operatorLevel' | 'memberRoles' | 'campaignIds'>,
): string | null {
  if (call.auth === 'operator' && !mayOperate(operatorLevel, levelOf(call))) return levelLacksIt;
  const need = needsOf(call);
  if (need === 'person') return null;
  if (!mayDo(memberRoles, need)) return need === 'pay' ? roleLacksPaying : roleLacksIt;
  return call.wholeAccount && campaignIds !== null ? namedCampaignsOnly : null;
}

/** Whether the member works on this campaign: on all unless limited to named ones. */
export function worksOn({ campaignIds }: Pick<User, 'campaignIds'>, campaignId: number): boolean {
  return campaignIds?.includes(campaignId) ?? true;
}

/** Why an operator is refused what their level does not include. */
export const levelLacksIt = 'Your level doesn’t include this. Ask an operator who is an admin.';

/** Why a member is refused what their roles do not include. */
export const roleLacksIt = 'Your role in this account doesn’t include this. Ask one of its owners.';

/** The same for what pays. */
export const roleLacksPaying = 'Your role in this account doesn’t include paying. Ask an owner or a finance member.';

/** Why a member who works on named campaigns is refused what is of the whole account. */
const namedCampaignsOnly = 'You work on named campaigns of this account. Ask one of its owners.';

/** The person who signed in as their own account, whichever account they act for. */
export function asPerson(user: User): User {
  return { ...user, ...user.person.home, memberRoles: ['owner'], campaignIds: null, lacksFactor: false };
}
