import type { FastifyRequest } from 'fastify';
import type { Role } from '../../../contract/core/roles.ts';
import { type Call, isClosedToReaders } from '../../../contract/kit/calls.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { localeOf } from './device.ts';
import { refuse, refuseNotFound } from './errors.ts';

/** Who is asking, read from the token; and how they are answered. */
export interface User {
  id: number;
  role: Role;
  sessionId: number;
  /** The operator who looks through this user's eyes; such a request only reads. */
  impersonatorId: number | null;
  /** In which language the request is answered. */
  locale: Locale;
}

/** Finds the session of a token; the sessions feature provides it, since the kit knows no feature. */
export type FindSession = (token: string) => Promise<Omit<User, 'locale'> | null>;

/** The user of a request as its call demands it. */
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
