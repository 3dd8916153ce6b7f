import { randomBytes } from 'node:crypto';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { drawPicture, type UploadedPicture } from '../../kit/storage/pictures.ts';
import { dropFiles, keepFiles } from '../files/store.service.ts';
import { lockProfileImage } from './account.queries.ts';

/** Widths of the stored square pictures in pixels, largest first; the shown one is the public address. */
const sizes = [512, 256, 128] as const;
const shownSize = 256;
const smallestSide = 128;

/** Sets the profile picture, re-encoded in three sizes without the camera's metadata. */
export async function uploadProfileImage(
  context: Context,
  { accountId, file }: { accountId: number; file: UploadedPicture },
): Promise<string> {
  const [largest, ...smaller] = sizes.map((side) => ({ width: side, height: side, fit: 'cover' }) as const);
  const pictures = await drawPicture(file, [largest ?? {}, ...smaller], smallestSide);
  const stem = `profile/${randomBytes(12).toString('hex')}`;
  const files = pictures.map(({ width, webp }) => ({
    key: `${stem}/${width}.webp`,
    purpose: 'profile' as const,
    contentType: 'image/webp' as const,
    bytes: webp,
  }));
  await keepFiles(context, { ownerId: accountId, files }, (tx) => replaceImage(tx, accountId, stem));
  return context.storage.publicUrl(`${stem}/${shownSize}.webp`);
}

/** Keys of a picture's files, largest last. */
export function profileImageFiles(stem: string): string[] {
  return sizes.toReversed().map((size) => `${stem}/${size}.webp`);
}

export async function removeProfileImage(context: Context, accountId: number): Promise<void> {
  await replaceImage(context, accountId, null);
}

async function replaceImage(context: Context, id: number, stem: string | null): Promise<void> {
  await inTransaction(context, async (tx) => {
    const earlier = await lockProfileImage(tx.db, id);
    await changeAccount(tx, id, { profile_image: stem, updated_at: tx.now() });
    if (!earlier) return;
    await dropFiles(tx, profileImageFiles(earlier));
  });
}
