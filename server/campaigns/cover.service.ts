import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { User } from '../kit/authenticate.ts';
import type { Context } from '../kit/context.ts';
import { refuse } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import type { UploadedFile } from '../kit/upload.ts';
import { findOwnCampaign, lockOwnCampaign } from './campaigns.access.service.ts';
import { updateCampaignRow } from './campaigns.queries.ts';
import { presentCampaign } from './present.service.ts';

const [width, height] = [1200, 630];
const formats = ['jpeg', 'png', 'webp', 'heif'];

/** Stores a campaign's cover, drawn anew without anything the file carried beside the picture. */
export async function setCover(context: Context, input: { user: User; id: string; file: UploadedFile }) {
  await findOwnCampaign(context, input);
  const bytes = await drawCover(input.file.bytes);
  const key = `campaign/${randomBytes(12).toString('hex')}/cover.webp`;
  await context.storage.put(key, bytes);
  return inTransaction(context, async (tx) => {
    const row = await lockOwnCampaign(tx, input);
    const changed = await updateCampaignRow(tx.db, row.id, { cover: key, updated_at: tx.now() });
    const old = row.cover;
    if (old) tx.afterCommit(() => context.storage.remove(old));
    return presentCampaign(tx, input.user, changed);
  });
}

async function drawCover(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: 50_000_000, failOn: 'error' });
  const { format } = await image.metadata().catch(() => ({ format: undefined }));
  if (!format || !formats.includes(format)) {
    throw refuse('UNSUPPORTED_TYPE', 'Use a JPEG, PNG, WebP or AVIF picture.');
  }
  return image
    .rotate()
    .resize(width, height, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw refuse('UNSUPPORTED_TYPE', 'This picture could not be read. Try another file.');
    });
}
