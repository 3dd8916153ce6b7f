import { randomBytes } from 'node:crypto';
import type { FileToKeep } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { insertFile, selectFiles } from './campaign-files.queries.ts';

/** Copy of a campaign's file under a new key, for another campaign. */
export interface CopiedFile {
  name: string;
  file: FileToKeep;
}

export async function copyFiles(context: Context, campaignId: number): Promise<CopiedFile[]> {
  const copies = (await selectFiles(context.db, campaignId)).map(async (row): Promise<CopiedFile[]> => {
    const bytes = await context.storage.get(row.key);
    if (!bytes) return [];
    const key = `private/campaign/${randomBytes(16).toString('hex')}/${row.key.split('/').at(-1)}`;
    const contentType = row.content_type === 'application/pdf' ? 'application/pdf' : 'image/webp';
    return [{ name: row.name, file: { key, purpose: 'campaign', contentType, bytes } }];
  });
  return (await Promise.all(copies)).flat();
}

/** `ids` of the stored files, in the order of `copies`. */
export async function takeFiles(
  tx: Context,
  campaignId: number,
  { copies, ids }: { copies: readonly CopiedFile[]; ids: readonly number[] },
): Promise<void> {
  for (const [at, { name }] of copies.entries()) await insertFile(tx.db, { campaignId, fileId: ids[at] ?? 0, name });
}
