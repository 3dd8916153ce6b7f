import { createECDH, hkdfSync } from 'node:crypto';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Order of the curve P-256. Source: FIPS 186-5 (SP 800-186, 3.2.1.3). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/**
 * Derives this installation's VAPID keys from its secret: browsers' subscriptions are bound to them, so every process
 * and restart must have the same. 64 bits more than the order make the remainder uniform (FIPS 186-5, A.2.1).
 */
export function derivePushKeys(secretKey: string): PushKeys {
  const bytes = Buffer.from(hkdfSync('sha256', secretKey, '', 'vapid', 40)).toString('hex');
  const number = (BigInt(`0x${bytes}`) % (order - 1n)) + 1n;
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(number.toString(16).padStart(64, '0'), 'hex');
  return { publicKey: pair.getPublicKey('base64url'), privateKey: toKeyText(number) };
}

function toKeyText(number: bigint): string {
  return Buffer.from(number.toString(16).padStart(64, '0'), 'hex').toString('base64url');
}
