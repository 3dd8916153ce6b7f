import { randomBytes } from 'node:crypto';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { type FileToKeep, keepFiles } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { copyFiles, takeFiles } from '../campaign-files/copy.service.ts';
import { findOwnCampaign } from './campaigns.access.service.ts';
import { bodyOf, columnsOf } from './campaigns.body.rules.ts';
import { insertCampaign, selectNeeds } from './campaigns.queries.ts';
import { withoutDates } from './campaigns.rules.ts';
import { addNeeds } from './needs.service.ts';
import { presentCampaign } from './present.service.ts';

/** Creates a draft with everything of a campaign, including files, except dates, people and money. */
export async function duplicateCampaign(context: Context, { user, id }: { user: User; id: string }): Promise<Campaign> {
  const original = await findOwnCampaign(context, { user, id });
  const needs = await selectNeeds(context.db, [original.id]);
  const body = withoutDates(bodyOf(original, needs));
  const cover = original.cover === null ? null : await copyCover(context, original.cover);
  const copies = await copyFiles(context, original.id);
  const files = [...copies.map(({ file }) => file), ...(cover ? [cover] : [])];
  return keepFiles(context, { ownerId: user.id, files }, async (tx, ids) => {
    const now = tx.now();
    const columns = {
      ...columnsOf({ ...body, draft: true }),
      cover: cover?.key ?? null,
      created_at: now,
      updated_at: now,
    };
    const row = await insertCampaign(tx.db, { ...columns, creator_id: user.id });
    await addNeeds(tx, row.id, body.needs ?? []);
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
