import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

const payload = z.object({
  algorithm: z.literal('HMAC-SHA256'),
  user_id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
});

/** User id in a signed request of Meta; null when it is not signed with the app's secret. */
export function readSignedRequest(signed: string, secret: string): string | null {
  const [mark = '', content = ''] = signed.split('.', 2);
  const given = Buffer.from(mark, 'base64url');
  const right = createHmac('sha256', secret).update(content).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
  try {
    return payload.parse(JSON.parse(Buffer.from(content, 'base64url').toString('utf8'))).user_id;
  } catch {
    return null;
  }
}
