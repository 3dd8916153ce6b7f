import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const session = z.object({
  id,
  /** True for the session of this request. */
  is_current: z.boolean(),
  /** From a browser that was unknown before, within the last 72 hours, and not confirmed. */
  is_new: z.boolean(),
  device: z.string(),
  address: z.nullable(z.string()),
  createdAt: instant,
  last_used: instant,
  expires: instant,
});
export type SessionReply = z.infer<typeof session>;

export const sessionCalls = defineCalls(access.person, {
  logout: {
    method: 'POST',
    path: '/auth/logout',
    auth: 'user',
    summary: 'End this session, its push registration and its live connection',
    inReadOnly: true,
    duringMaintenance: true,
    reply: {},
  },
  listSessions: {
    method: 'GET',
    path: '/auth/sessions',
    auth: 'user',
    summary: 'Where I am signed in, the most recently used first',
    reply: { data: z.array(session) },
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    auth: 'user',
    summary: 'Sign every other device of mine out',
    reply: {},
  },
  endSession: {
    method: 'DELETE',
    path: '/auth/sessions/{id}',
    auth: 'user',
    summary: 'Sign one of my devices out',
    params: z.strictObject({ id }),
    reply: {},
  },
  confirmSession: {
    method: 'POST',
    path: '/auth/sessions/{id}/was-me',
    auth: 'user',
    summary: 'Say of a new sign-in that it was me, on a device that isn’t new itself. Its email can still disown it',
    params: z.strictObject({ id }),
    reply: {},
    errors: ['RULE'],
  },
});
