import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const accountChangeKinds = ['email', 'mobile', 'password', 'second_factor'] as const;

const change = z.object({
  id,
  kind: z.enum(accountChangeKinds),
  /** Previous e-mail or mobile, masked; null for a password or second factor, or where there was none. */
  former: z.nullable(z.string()),
  createdAt: instant,
  /** Deadline for the owner of the previous e-mail to undo the change. */
  undo_until: instant,
});
export type AccountChange = z.infer<typeof change>;

/** Notice about the person's sign-in, in the words it was sent with. */
const securityEvent = z.object({ id, title: z.string(), description: z.string(), createdAt: instant });

/** Single-use token from an e-mail to the owner. */
const token = z.string().check(z.minLength(1, 'This field is required.'), z.maxLength(200));

/** Reset token, with which the owner can choose a new password at once. */
const reset = z.object({
  username: z.string(),
  /**
   * For `reset-password`, valid 10 minutes; null where the e-mail went to an address that no longer belongs to the account.
   */
  reset_token: z.nullable(z.string()),
});

export const accountChangeCalls = defineCalls(access.person, {
  listAccountChanges: {
    method: 'GET',
    path: '/auth/changes',
    auth: 'user',
    summary: 'Changes of my contacts and password that can still be undone, the newest first',
    reply: { data: z.array(change) },
  },
  listSecurityEvents: {
    method: 'GET',
    path: '/auth/security-events',
    auth: 'user',
    summary: 'What I was told of about my sign-in and security, whichever account I act for: the newest ten',
    reply: { data: z.array(securityEvent) },
  },
  undoChange: {
    method: 'POST',
    path: '/auth/undo-change',
    auth: 'public',
    summary: 'Undo a change of email, mobile or password: all sessions end, payouts stop until the password is reset',
    body: z.strictObject({ token }),
    reply: { data: reset },
    errors: ['NOT_FOUND', 'CONFLICT'],
    rate: { max: 30, seconds: 600, by: 'address' },
  },
  disownSignIn: {
    method: 'POST',
    path: '/auth/not-me',
    auth: 'public',
    summary: 'Disown a new sign-in: its session ends, payment methods it added are frozen, the password can be reset',
    body: z.strictObject({ token }),
    reply: { data: reset },
    errors: ['NOT_FOUND', 'CONFLICT'],
    rate: { max: 30, seconds: 600, by: 'address' },
  },
  disownSession: {
    method: 'POST',
    path: '/auth/sessions/{id}/not-me',
    auth: 'user',
    summary: 'Disown another session of mine: it ends, payment methods it added are frozen, a reset code is sent',
    params: z.strictObject({ id }),
    reply: {
      data: z.object({
        username: z.string(),
        /** Masked contact the code was sent to; null where there is none. */
        contact: z.nullable(z.string()),
      }),
    },
    errors: ['RULE', 'CONFLICT'],
  },
});
