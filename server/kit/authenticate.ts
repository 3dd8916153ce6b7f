import type { Call } from '../../contract/kit.ts';
import type { Role } from '../../contract/roles.ts';
import { useSession } from '../sessions/sessions.service.ts';
import type { Context } from './context.ts';
import { refuse, refuseNotFound } from './errors.ts';

/** Who is asking, read from the token alone. */
export interface User {
  id: number;
  role: Role;
  sessionId: number;
}

/** The user of a request as its call demands it. */
export async function authenticate(
  context: Context,
  demand: Call['auth'],
  authorization: string | undefined,
): Promise<User | null> {
  if (demand === 'public') return null;
  const token = /^Bearer ([A-Za-z0-9_-]{20,200})$/i.exec(authorization ?? '')?.[1];
  const user = token ? await useSession(context, token) : null;
  if (demand === 'optional' && !authorization) return null;
  if (!user) throw refuse('UNAUTHENTICATED', 'Please log in to go on.');
  if (demand === 'operator' && user.role !== 'operator') throw refuseNotFound();
  return user;
}
