import { randomBytes } from 'node:crypto';
import { dropFiles, keepFiles } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { drawPicture, type UploadedPicture } from '../../kit/storage/pictures.ts';
import { findOwnCampaign, lockOwnCampaign, updateCampaign } from '../campaign-records/campaign-records.service.ts';
import { presentCampaign } from './present.service.ts';

/** Size of link previews: 1200 × 630 pixels, cropped by attention. */
const cut = { width: 1200, height: 630, fit: 'cover', position: 'attention' } as const;

/** Stores a campaign's cover, re-encoded without metadata. */
export async function setCover(context: Context, input: { user: User; id: string; file: UploadedPicture }) {
  await findOwnCampaign(context, input);
  const [{ webp: bytes }] = await drawPicture(input.file, [cut]);
  const key = `campaign/${randomBytes(12).toString('hex')}/cover.webp`;
  const files = [{ key, purpose: 'cover', contentType: 'image/webp', bytes } as const];
  return keepFiles(context, { ownerId: input.user.id, files }, async (tx) => {
    const row = await lockOwnCampaign(tx, input);
    const changed = await updateCampaign(tx, row.id, { cover: key, updated_at: tx.now() });
    const old = row.cover;
    if (old) await dropFiles(tx, [old]);
    return presentCampaign(tx, input.user, changed);
  });
}
