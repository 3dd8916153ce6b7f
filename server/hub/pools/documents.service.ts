import { randomBytes } from 'node:crypto';
import type { PoolPaper } from '../../../contract/hub/pools.ts';
import { countStored } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { keyEndOf, readFileName } from '../../kit/storage/files.rules.ts';
import { drawPicture, isPicture, wholeWithin } from '../../kit/storage/pictures.ts';
import type { UploadedFile } from '../../kit/storage/upload.ts';
import {
  attachDocuments,
  countUnusedDocuments,
  type DocumentRow,
  insertDocument,
  selectDocumentsBy,
} from './documents.queries.ts';
import { demandReader } from './readers.service.ts';

/** Pixels. */
const longestSide = 2_048;
/** Maximum number of a person's unattached documents in a campaign. */
const mostUnused = 10;

/** Stores a picture, re-encoded, or a PDF unchanged, to be attached to a draw or an objection by the same person. */
export async function addDocument(
  context: Context,
  { user, id, file: upload }: { user: User; id: string; file: UploadedFile },
): Promise<PoolPaper> {
  const campaign = await demandReader(context, { user, id });
  if ((await countUnusedDocuments(context.db, campaign.id, user.id)) >= mostUnused) {
    throw refuse('CONFLICT', 'You have ten uploaded files here that aren’t used yet. Use those first.');
  }
  const name = readFileName(upload.name);
  const picture = isPicture(upload) ? (await drawPicture(upload, [wholeWithin(longestSide)]))[0].webp : null;
  const key = `private/pool/${randomBytes(16).toString('hex')}/${keyEndOf(name, picture ? 'webp' : 'pdf')}`;
  const bytes = picture ?? upload.bytes;
  await context.storage.put(key, bytes);
  return inTransaction(context, async (tx) => {
    const file = { key, purpose: 'pool', is_private: true, bytes: bytes.length } as const;
    const contentType = picture ? 'image/webp' : 'application/pdf';
    const fileId = await countStored(tx, { ...file, owner_id: user.id, content_type: contentType });
    return viewDocument(tx, await insertDocument(tx.db, { campaignId: campaign.id, accountId: user.id, name, fileId }));
  });
}

interface Named {
  campaignId: number;
  accountId: number;
  ids: readonly string[];
  by: { spending_id: number } | { dispute_id: number };
}

/** Attaches documents uploaded by the proposer to a draw or dispute; any other is not found. */
export async function attachToClaim(tx: Context, { ids, ...named }: Named): Promise<void> {
  if (ids.length === 0) return;
  const what = 'This file';
  const unique = [...new Set(ids.map((id) => rowId(id, what)))];
  if ((await attachDocuments(tx.db, { ...named, ids: unique })) < unique.length) throw refuseNotFound(what);
}

/** Documents of these draws or disputes, by id. */
export async function findDocuments(
  context: Context,
  column: 'spending_id' | 'dispute_id',
  ids: readonly number[],
): Promise<Map<number, PoolPaper[]>> {
  const rows = await selectDocumentsBy(context.db, column, ids);
  return new Map(
    [...Map.groupBy(rows, (row) => row[column] ?? 0)].map(([id, own]) => [
      id,
      own.map((row) => viewDocument(context, row)),
    ]),
  );
}

function viewDocument(context: Context, { id, name, key, content_type, bytes }: DocumentRow): PoolPaper {
  const kind = content_type === 'application/pdf' ? 'pdf' : 'image';
  return { id: String(id), name, kind, bytes, url: context.storage.signedUrl(key) };
}
