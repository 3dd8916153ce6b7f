import { randomBytes } from 'node:crypto';
import type { Context } from '../kit/context.ts';
import { insertFile, type NewFile, selectFiles } from './campaign-files.queries.ts';

/** Copies of a campaign's files in the storage, which another campaign can take as its own. */
export async function copyStoredFiles(context: Context, campaignId: number): Promise<Omit<NewFile, 'campaignId'>[]> {
  const copies = (await selectFiles(context.db, campaignId)).map(async (row) => {
    const bytes = await context.storage.get(row.key);
    if (!bytes) return [];
    const key = `private/campaign/${randomBytes(16).toString('hex')}/${row.key.split('/').at(-1)}`;
    await context.storage.put(key, bytes);
    const { name, content_type: contentType, owner_id: ownerId } = row;
    return [{ name, key, contentType, ownerId, bytes: bytes.length, now: context.now() }];
  });
  return (await Promise.all(copies)).flat();
}

export async function takeFiles(tx: Context, campaignId: number, files: readonly Omit<NewFile, 'campaignId'>[]) {
  for (const file of files) await insertFile(tx.db, { ...file, campaignId });
}
