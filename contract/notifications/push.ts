import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/, 'Use base64url.'), z.maxLength(200));
const endpoint = z
  .string()
  .check(z.maxLength(1000), z.regex(/^https:\/\//, 'Use the https address of a push service.'));

const subscription = {
  endpoint,
  keys: z.strictObject({ p256dh: base64url, auth: base64url }),
  expirationTime: z.optional(z.nullable(z.number())),
};

/** Payload of a push message, read by the service worker. */
export interface PushMessage {
  title: string;
  body: string;
  icon?: string;
  /** Page it opens. */
  link: string;
  /** A device shows only the newest message with the same tag. */
  tag?: string;
}

export const pushCalls = defineCalls(access.work, {
  getPushKey: {
    method: 'GET',
    path: '/push/public-key',
    auth: 'public',
    summary: "The server's public VAPID key, which a browser subscribes with",
    reply: { data: z.object({ key: z.string() }) },
  },
  addPushRegistration: {
    method: 'POST',
    path: '/user/push-registrations',
    auth: 'user',
    unlogged: true,
    needs: 'money',
    summary: 'Keep a Web Push subscription of this device',
    body: z.strictObject(subscription),
    reply: { data: z.object({ id, renewal: z.string() }) },
    idempotent: true,
  },
  renewPushRegistration: {
    method: 'POST',
    path: '/push/renewals',
    auth: 'public',
    summary: "Replace this device's Web Push subscription by what the browser changed it to, proven by `renewal`",
    body: z.strictObject({ renewal: base64url, ...subscription }),
    reply: {},
    rate: { max: 20, seconds: 60, by: 'address' },
  },
  removePushRegistration: {
    method: 'DELETE',
    path: '/user/push-registrations',
    auth: 'user',
    unlogged: true,
    needs: 'look',
    summary: 'Forget a Web Push subscription of this device',
    body: z.strictObject({ endpoint }),
    reply: {},
  },
});
