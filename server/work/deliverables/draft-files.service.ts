import { findVideos } from '../../accounts/uploads/uploads.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectFiles } from './deliverables.queries.ts';
import { type DraftFile, viewVideo } from './deliverables.views.ts';

/** Signed URLs of the files of drafts, with the facts of those that are videos. */
export async function findDraftFiles(context: Context, drafts: readonly { file_id: number | null }[]) {
  const ids = [...new Set(drafts.flatMap(({ file_id }) => file_id ?? []))];
  const keys = new Map((await selectFiles(context.db, ids)).map(({ id, key }) => [id, key]));
  const videos = await findVideos(context, ids);
  return ({ file_id: id }: { file_id: number | null }): DraftFile => {
    const [key, upload] = id === null ? [] : [keys.get(id), videos.get(id)];
    return { file: key ? context.storage.signedUrl(key) : null, video: upload ? viewVideo(upload) : null };
  };
}

/** Where the files of drafts are stored, and how large they are; missing for drafts without a file. */
export async function findStoredDrafts(context: Context, drafts: readonly { id: number; file_id: number | null }[]) {
  const files = await selectFiles(
    context.db,
    drafts.flatMap(({ file_id }) => file_id ?? []),
  );
  const byFile = new Map(files.map(({ id, key, bytes }) => [id, { key, bytes }]));
  return new Map(
    drafts.flatMap(({ id, file_id }) => {
      const stored = file_id === null ? undefined : byFile.get(file_id);
      return stored ? [[id, stored] as const] : [];
    }),
  );
}
