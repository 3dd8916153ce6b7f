import * as z from 'zod/mini';
import { id } from './fields.ts';
import { defineCalls } from './kit.ts';

const base64url = z.string().check(z.regex(/^[A-Za-z0-9_-]+={0,2}$/, 'Use base64url.'), z.maxLength(200));
const endpoint = z
  .string()
  .check(z.maxLength(1000), z.regex(/^https:\/\//, 'Use the https address of a push service.'));

export const pushCalls = defineCalls({
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
    summary: 'Keep a Web Push subscription of this device',
    body: z.strictObject({
      endpoint,
      keys: z.strictObject({ p256dh: base64url, auth: base64url }),
      expirationTime: z.optional(z.nullable(z.number())),
    }),
    reply: { data: z.object({ id }) },
    idempotent: true,
  },
  removePushRegistration: {
    method: 'DELETE',
    path: '/user/push-registrations',
    auth: 'user',
    summary: 'Forget a Web Push subscription of this device',
    body: z.strictObject({ endpoint }),
    reply: {},
  },
});
