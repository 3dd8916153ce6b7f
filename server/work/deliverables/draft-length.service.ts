import { findVideos } from '../../accounts/uploads/uploads.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectDraftVersions } from './deliverables.queries.ts';

/** Milliseconds of the video of a version; null where it is not known, as behind a link. */
export async function findDraftLength(
  context: Context,
  { deliverableId, version }: { deliverableId: number; version: number },
): Promise<number | null> {
  const versions = await selectDraftVersions(context.db, [deliverableId]);
  const fileId = versions.find((each) => each.version === version)?.file_id;
  if (fileId == null) return null;
  return (await findVideos(context, [fileId])).get(fileId)?.duration_ms ?? null;
}
