import { type UploadPurpose, videoTypes } from '../../../contract/accounts/uploads.ts';
import { uploadIdPattern } from '../../../contract/core/video.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { isConstraintError } from '../../../database/errors.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { growingFolder } from '../../kit/storage/storage.ts';
import { readVideo } from '../../kit/storage/video/video.ts';
import { confirmStored, dropFiles, reserveFiles } from '../files/store.service.ts';
import type { UploadOrder } from './metadata.rules.ts';
import {
  deleteForgotten,
  deleteUpload,
  insertUpload,
  selectUpload,
  selectUploadsOf,
  type UploadRow,
  updateUpload,
} from './uploads.queries.ts';

export type { UploadRow } from './uploads.queries.ts';

/** Time in which an upload has to be finished. */
export const uploadLifeMs = 3 * dayMs;
const rememberedMs = 30 * dayMs;
const what = 'This upload';

interface Begun extends UploadOrder {
  id: string;
  user: User;
  size: number;
}

/** Reserves the disk for an upload. @throws QUOTA */
export async function beginUpload(context: Context, { id, user, size, ...order }: Begun): Promise<void> {
  const { purpose, applicationId, filename, type } = order;
  const ending = Object.entries(videoTypes).find(([, each]) => each === type)?.[0];
  const key = `${growingFolder}/${id}.${ending}`;
  const file = { key, purpose: purpose === 'draft' ? 'deliverable' : 'content', contentType: type, size } as const;
  await inTransaction(context, async (tx) => {
    const [fileId] = await reserveFiles(tx, user.id, [file]);
    await insertUpload(tx.db, {
      id,
      owner_id: user.id,
      purpose,
      application_id: applicationId,
      file_id: fileId ?? null,
      filename,
      content_type: type,
      bytes: size,
      expires_at: new Date(tx.now().getTime() + uploadLifeMs),
      created_at: tx.now(),
    });
  });
}

/** An upload whose file is there. */
export type Upload = UploadRow & { key: string };

/** One's own upload; not found for anybody else. @throws EXPIRED */
export async function findUpload(context: Context, user: Pick<User, 'id'>, id: string): Promise<Upload> {
  const row = uploadIdPattern.test(id) ? await selectUpload(context.db, id) : undefined;
  if (row?.owner_id !== user.id) throw refuseNotFound(what);
  const isLate = row.finished_at === null && row.expires_at <= context.now();
  if (isLate || row.key === null) throw refuse('EXPIRED', 'This upload has expired. Choose the video again.');
  return { ...row, key: row.key };
}

/** Reads the facts of an upload that has all of its bytes; repeated, it does nothing. @throws UNSUPPORTED_TYPE */
export async function finishUpload(context: Context, upload: Upload): Promise<Upload> {
  if (upload.finished_at) return upload;
  const { growing } = context.storage;
  const isThere = (await growing.reached(upload.key)) === upload.bytes;
  if (isThere) await growing.finish(upload.key, upload.bytes);
  const file = isThere ? await context.storage.open(upload.key) : null;
  try {
    if (!file) throw refuse('CONFLICT', 'This video isn’t fully uploaded yet.');
    const video = await readVideo(file);
    if (video?.type !== upload.content_type) {
      await dropUpload(context, upload);
      throw refuseBytes();
    }
    const { durationMs, width, height, codec } = video;
    const facts = { duration_ms: durationMs, width, height, codec, finished_at: context.now() };
    await inTransaction(context, async (tx) => {
      if (!(await confirmStored(tx, upload.key)))
        throw refuse('EXPIRED', 'This upload has expired. Choose the video again.');
      await updateUpload(tx.db, upload.id, facts);
    });
    return { ...upload, ...facts };
  } finally {
    await file?.close();
  }
}

export function refuseBytes() {
  return refuse('UNSUPPORTED_TYPE', 'This isn’t the MP4, WebM or QuickTime video it says it is. Choose another file.');
}

export function refuseFinished() {
  return refuse('CONFLICT', 'This video is already uploaded, so nothing can be added to it.');
}

interface Wanted {
  user: Pick<User, 'id'>;
  id: string;
  purpose: UploadPurpose;
  applicationId?: number;
}

/** A finished upload of one's own for this purpose, and so a file to refer to. */
export async function takeUpload(context: Context, { user, id, purpose, applicationId }: Wanted): Promise<Upload> {
  const upload = await findUpload(context, user, id);
  const isMeant = upload.purpose === purpose && upload.application_id === (applicationId ?? null);
  if (!isMeant) throw refuseNotFound(what);
  return finishUpload(context, upload);
}

/** Deletes an upload and its bytes, unless something refers to its file. */
export async function dropUpload(context: Context, { id, key }: Upload): Promise<void> {
  try {
    await inTransaction(context, async (tx) => {
      await dropFiles(tx, [key]);
      await deleteUpload(tx.db, id);
    });
  } catch (error) {
    if (!isConstraintError(error)) throw error;
    throw refuse('CONFLICT', 'This video has been handed in, so it can’t be removed.');
  }
}

/** Facts of uploaded videos by file id. */
export async function findVideos(context: Context, fileIds: readonly number[]): Promise<Map<number, UploadRow>> {
  const rows = await selectUploadsOf(context.db, fileIds);
  return new Map(rows.flatMap((row) => (row.file_id === null ? [] : [[row.file_id, row]])));
}

/** The sweep of files deletes what expired; this forgets that it was there. */
export async function forgetUploads(context: Context): Promise<void> {
  await deleteForgotten(context.db, new Date(context.now().getTime() - rememberedMs));
}
