import { randomBytes } from 'node:crypto';
import { type CampaignFile, fileLimits } from '../../../contract/campaigns/campaign-files.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { dropFiles, keepFiles } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand, viewCan } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { keyEndOf, readFileName } from '../../kit/storage/files.rules.ts';
import { drawPicture, isPicture, wholeWithin } from '../../kit/storage/pictures.ts';
import type { UploadedFile } from '../../kit/storage/upload.ts';
import { findOwnCampaign, findVisibleCampaign, lockOwnCampaign } from '../campaign-records/campaign-records.service.ts';
import { campaignFilePolicy } from './campaign-files.policy.ts';
import { type CampaignFileRow, deleteFile, insertFile, selectFile, selectFiles } from './campaign-files.queries.ts';
import { viewFile } from './campaign-files.views.ts';

/** Pixels. */
const longestSide = 2_048;

interface Asked {
  user: User;
  id: string;
}

/** Reference files of a campaign, for anybody who may see it. */
export async function listFiles(context: Context, asked: Asked): Promise<CampaignFile[]> {
  const campaign = await findVisibleCampaign(context, asked);
  return (await selectFiles(context.db, campaign.id)).map((row) =>
    present(context, { campaign, user: asked.user }, row),
  );
}

/** Stores a picture, re-encoded without metadata, or a PDF unchanged. */
export async function addFile(context: Context, { file, ...asked }: Asked & { file: UploadedFile }) {
  const campaign = await findOwnCampaign(context, asked);
  const { id: campaignId } = campaign;
  await refuseFull(context, campaignId);
  const name = readFileName(file.name);
  const { bytes, ending, contentType } = await readContent(file);
  const key = `private/campaign/${randomBytes(16).toString('hex')}/${keyEndOf(name, ending)}`;
  const files = [{ key, purpose: 'campaign', contentType, bytes } as const];
  return keepFiles(context, { ownerId: asked.user.id, files }, async (tx, [fileId = 0]) => {
    // The lock on the campaign enforces the limit under concurrency.
    await lockOwnCampaign(tx, asked);
    await refuseFull(tx, campaignId);
    const row = await selectFile(tx.db, await insertFile(tx.db, { campaignId, fileId, name }));
    if (!row) throw refuseNotFound('This file');
    return present(context, { campaign, user: asked.user }, row);
  });
}

/** A file of one's own campaign; not found for anybody else. */
export async function findOwnFile(context: Context, { user, id }: Asked): Promise<CampaignFileRow> {
  const what = 'This file';
  const row = await selectFile(context.db, rowId(id, what));
  if (!row) throw refuseNotFound(what);
  const campaign = await findOwnCampaign(context, { user, id: String(row.campaign_id) }, what);
  demand(campaignFilePolicy(user.id, campaign).remove, what);
  return row;
}

export async function removeFile(context: Context, asked: Asked): Promise<{ id: string }> {
  const row = await findOwnFile(context, asked);
  return inTransaction(context, async (tx) => {
    if (!(await deleteFile(tx.db, row))) throw refuseNotFound('This file');
    await dropFiles(tx, [row.key]);
    return { id: asked.id };
  });
}

async function refuseFull(context: Context, campaignId: number): Promise<void> {
  const { length } = await selectFiles(context.db, campaignId);
  if (length < fileLimits.count) return;
  throw refuse('CONFLICT', msg`A campaign can have up to ${{ count: fileLimits.count }} files. Remove one first.`);
}

async function readContent(file: UploadedFile) {
  if (!isPicture(file)) return { bytes: file.bytes, ending: 'pdf', contentType: 'application/pdf' } as const;
  const [{ webp }] = await drawPicture(file, [wholeWithin(longestSide)]);
  return { bytes: webp, ending: 'webp', contentType: 'image/webp' } as const;
}

interface Reading {
  campaign: Pick<CampaignRow, 'creator_id'>;
  user: User;
}

function present(context: Context, { campaign, user }: Reading, row: CampaignFileRow): CampaignFile {
  const can = viewCan(campaignFilePolicy(user.id, campaign), user.locale);
  return viewFile(row, { url: context.storage.signedUrl(row.key), can });
}
