import { createHash } from 'node:crypto';

/** Hash under which a token is stored. It needs no key or salt: tokens are long and random, unlike codes and passwords. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
