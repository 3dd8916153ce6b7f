import { randomBytes } from 'node:crypto';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { type FileToKeep, keepFiles } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { copyFiles, takeFiles } from '../campaign-files/copy.service.ts';
import { findOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { withoutDates } from '../campaigns/campaigns.rules.ts';
import { readBody, storeDraft } from '../campaigns/campaigns.service.ts';
import { presentCampaign } from '../campaigns/present.service.ts';

/** Creates a draft with everything of a campaign, including files, except dates, people and money. */
export async function duplicateCampaign(context: Context, { user, id }: { user: User; id: string }): Promise<Campaign> {
  const original = await findOwnCampaign(context, { user, id });
  const body = withoutDates(await readBody(context, original));
  const cover = original.cover === null ? null : await copyCover(context, original.cover);
  const copies = await copyFiles(context, original.id);
  const files = [...copies.map(({ file }) => file), ...(cover ? [cover] : [])];
  return keepFiles(context, { ownerId: user.id, files }, async (tx, ids) => {
    const row = await storeDraft(tx, { user, body, cover: cover?.key ?? null });
    await takeFiles(tx, row.id, { copies, ids });
    return presentCampaign(tx, user, row);
  });
}

async function copyCover(context: Context, cover: string): Promise<FileToKeep | null> {
  const bytes = await context.storage.get(cover);
  if (!bytes) return null;
  const key = `campaign/${randomBytes(12).toString('hex')}/cover.webp`;
  return { key, purpose: 'cover', contentType: 'image/webp', bytes };
}
