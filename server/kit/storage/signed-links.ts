import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Storage } from './storage.ts';

interface Keys {
  secretKey: string;
  now: () => Date;
}

const signedSeconds = 300;
/** A video is read in parts while it plays. */
const videoSeconds = 4 * 3_600;
const isVideo = (key: string) => /\.(?:mp4|webm|mov)$/.test(key);

/** Links to private files that the product serves itself, wherever it keeps them. */
export function signLinks({ secretKey, now }: Keys): Pick<Storage, 'signedUrl' | 'isSignatureGood'> {
  const sign = (key: string, expires: number) =>
    createHmac('sha256', secretKey).update(`file:${key}:${expires}`).digest('base64url');
  return {
    signedUrl(key) {
      const at = Math.floor(now().getTime() / 1000);
      // The player starts again when the address of its video changes.
      const expires = isVideo(key) ? Math.ceil(at / 3_600) * 3_600 + videoSeconds : at + signedSeconds;
      return `/private-files/${key}?expires=${expires}&signature=${sign(key, expires)}`;
    },
    isSignatureGood(key, expires, signature) {
      if (!(expires * 1000 > now().getTime())) return false;
      const good = Buffer.from(sign(key, expires));
      const given = Buffer.from(signature);
      return good.length === given.length && timingSafeEqual(good, given);
    },
  };
}
