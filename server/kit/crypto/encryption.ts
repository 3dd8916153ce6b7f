import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** Derives a key per purpose from the installation's secret. */
function keyFor(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', purpose, 32));
}

/** Encrypts a text with AES-256-GCM: nonce, tag and ciphertext in one base64url text. */
export function seal(secretKey: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts a text of the same purpose; throws when it was changed or encrypted with another secret. */
export function unseal(secretKey: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secretKey, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

/** Keyed hash for finding equal values among encrypted ones; reveals nothing of the text. */
export function fingerprint(secretKey: string, purpose: string, text: string): string {
  return createHmac('sha256', keyFor(secretKey, `${purpose}:fingerprint`))
    .update(text)
    .digest('base64url');
}
