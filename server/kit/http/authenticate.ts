import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../contract/core/roles.ts';
import { type Call, isClosedToReaders } from '../../../contract/kit/calls.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { localeOf } from './device.ts';
import { refuse, refuseNotFound } from './errors.ts';

/** The authenticated user of a request. */
export interface User {
  id: number;
  role: Role;
  sessionId: number;
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
  call: Pick<Call, 'auth' | 'method' | 'ownerOnly' | 'inReadOnly'>,
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
  return { ...session, locale: localeOf({ headers }) };
}
