import { randomBytes } from 'node:crypto';
import { type Attachment, attachmentLimits } from '../../../contract/chat/attachments.ts';
import { keepFiles } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demandTurn } from '../../kit/http/limits/limits.service.ts';
import { keyEndOf, readFileName } from '../../kit/storage/files.rules.ts';
import { drawPicture, isPicture, wholeWithin } from '../../kit/storage/pictures.ts';
import type { UploadedFile } from '../../kit/storage/upload.ts';
import { insertAttachment, selectAttachments, selectReadable, selectUploads } from './attachments.queries.ts';
import { viewAttachment } from './attachments.views.ts';

/** Maximum lengths of the longer side in pixels: full size, and in a conversation. */
const maxSidePx = [2_048, 800] as const;
const hourSeconds = 3_600;

/** Stores a picture, re-encoded without metadata, or a PDF unchanged. */
export async function addAttachment(context: Context, { user, file }: { user: { id: number }; file: UploadedFile }) {
  await demandRoom(context, user.id, file.bytes.length);
  const name = readFileName(file.name);
  const folder = `private/attachment/${randomBytes(16).toString('hex')}`;
  const pictures = isPicture(file)
    ? await drawPicture(file, [wholeWithin(maxSidePx[0]), wholeWithin(maxSidePx[1])])
    : null;
  const contentType = pictures ? 'image/webp' : 'application/pdf';
  const [full, small] = pictures ?? [];
  const end = keyEndOf(name, pictures ? 'webp' : 'pdf');
  const files = [{ key: `${folder}/${end}`, bytes: full?.webp ?? file.bytes }];
  if (small) files.push({ key: `${folder}/preview/${end}`, bytes: small.webp });
  const stored = {
    owner_id: user.id,
    kind: pictures ? ('image' as const) : ('document' as const),
    name,
    width: full?.width ?? null,
    height: full?.height ?? null,
    created_at: context.now(),
  };
  const keeping = {
    ownerId: user.id,
    files: files.map((each) => ({ ...each, purpose: 'attachment', contentType }) as const),
  };
  const id = await keepFiles(context, keeping, (tx, [file_id = 0, preview_id = null]) =>
    insertAttachment(tx.db, { ...stored, file_id, preview_id }),
  );
  return findAttachment(context, { user, id: String(id) });
}

/** Limits the files and bytes a person may upload per hour, sent or not. */
async function demandRoom(context: Context, userId: number, bytes: number): Promise<void> {
  await demandTurn(context, { key: `attachment:${userId}`, max: attachmentLimits.filesPerHour, seconds: hourSeconds });
  await demandTurn(context, {
    key: `attachment-bytes:${userId}`,
    max: attachmentLimits.bytesPerHour,
    cost: bytes,
    seconds: hourSeconds,
  });
}

/** An attachment with fresh signed URLs, for the two people of its conversation. */
export async function findAttachment(context: Context, { user, id }: { user: { id: number }; id: string }) {
  const what = 'This file';
  const row = await selectReadable(context.db, { id: rowId(id, what), reader: user.id });
  if (!row) throw refuseNotFound(what);
  return viewAttachment(row, context.storage.signedUrl);
}

/** Attachments by id, for messages already checked to be visible to the reader. */
export async function findAttachments(context: Context, ids: readonly number[]): Promise<Map<number, Attachment>> {
  if (ids.length === 0) return new Map();
  const rows = await selectAttachments(context.db, ids);
  return new Map(rows.map((row) => [row.id, viewAttachment(row, context.storage.signedUrl)]));
}

export interface Upload {
  ownerId: number;
  isSent: boolean;
}

/** Uploads by id, for sending them; expired ones are missing. */
export async function findUploads(context: Context, ids: readonly number[]): Promise<Map<number, Upload>> {
  if (ids.length === 0) return new Map();
  const oldest = context.now().getTime() - attachmentLimits.keptHours * hourSeconds * 1_000;
  const rows = await selectUploads(context.db, ids);
  const retained = rows.filter((row) => row.message_id !== null || row.created_at.getTime() >= oldest);
  return new Map(retained.map((row) => [row.id, { ownerId: row.owner_id, isSent: row.message_id !== null }]));
}
