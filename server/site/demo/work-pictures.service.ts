import { keepFiles } from '../../accounts/files/store.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { readMaster } from './masters.ts';
import { attachFile, selectPicturelessWork } from './work-pictures.queries.ts';

/** Gives work handed in to the accounts that can sign in, or by them, its picture. */
export async function keepWorkPictures(context: Context): Promise<void> {
  const pieces = await selectPicturelessWork(context.db);
  for (const [ownerId, work] of Map.groupBy(pieces, ({ influencer_id }) => influencer_id)) {
    const files = [];
    for (const { id, picture } of work) {
      const bytes = await readMaster(picture.replace('demo/', ''));
      const key = `private/deliverable/demo-${id}.webp`;
      files.push({ key, purpose: 'deliverable', contentType: 'image/webp', bytes } as const);
    }
    await keepFiles(context, { ownerId, files }, async ({ db }, ids) => {
      for (const [at, { id }] of work.entries()) await attachFile(db, id, ids[at] ?? 0);
    });
  }
}
