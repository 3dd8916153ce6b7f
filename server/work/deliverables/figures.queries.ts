import type { Insertable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { DeliverableFigureRow, Schema } from '../../../database/schema.ts';

/** Stores figures that were typed in, replacing those of the same day and their question; returns the id. */
export async function saveReported(db: Database, reading: Insertable<Schema['deliverable_figure']>): Promise<number> {
  const { id } = await db
    .insertInto('deliverable_figure')
    .values(reading)
    .onConflict((conflict) =>
      conflict
        .columns(['deliverable_id', 'as_of'])
        .where('source', '=', 'self_reported')
        .doUpdateSet(({ ref }) => ({
          views: ref('excluded.views'),
          reach: ref('excluded.reach'),
          likes: ref('excluded.likes'),
          comments: ref('excluded.comments'),
          shares: ref('excluded.shares'),
          saves: ref('excluded.saves'),
          by_id: ref('excluded.by_id'),
          created_at: ref('excluded.created_at'),
          question: null,
          questioned_at: null,
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores a reading of the connected account; the first one of an age stays. */
export async function insertRead(db: Database, reading: Insertable<Schema['deliverable_figure']>): Promise<void> {
  await db
    .insertInto('deliverable_figure')
    .values(reading)
    .onConflict((conflict) =>
      conflict.columns(['deliverable_id', 'hours']).where('source', '=', 'provider').doNothing(),
    )
    .execute();
}

export async function updateQuestion(
  db: Database,
  id: number,
  { question, now }: { question: string; now: Date },
): Promise<void> {
  await db.updateTable('deliverable_figure').set({ question, questioned_at: now }).where('id', '=', id).execute();
}

/** Every reading of these pieces, oldest first. */
export async function selectReadings(db: Database, deliverableIds: readonly number[]): Promise<DeliverableFigureRow[]> {
  if (deliverableIds.length === 0) return [];
  return db
    .selectFrom('deliverable_figure')
    .selectAll()
    .where('deliverable_id', 'in', [...deliverableIds])
    .orderBy('as_of')
    .orderBy('created_at')
    .execute();
}

/** Replaces the screenshots of a reading. */
export async function replaceScreenshots(db: Database, figureId: number, fileIds: readonly number[]): Promise<void> {
  await db.deleteFrom('figure_screenshot').where('figure_id', '=', figureId).execute();
  if (fileIds.length === 0) return;
  const rows = fileIds.map((file_id, index) => ({ figure_id: figureId, place: index + 1, file_id }));
  await db.insertInto('figure_screenshot').values(rows).execute();
}

/** Storage keys of the screenshots of these readings, in their order. */
export async function selectScreenshots(db: Database, figureIds: readonly number[]) {
  if (figureIds.length === 0) return [];
  return db
    .selectFrom('figure_screenshot as s')
    .innerJoin('stored_file as f', 'f.id', 's.file_id')
    .select(['s.figure_id', 'f.key'])
    .where('s.figure_id', 'in', [...figureIds])
    .orderBy('s.figure_id')
    .orderBy('s.place')
    .execute();
}

/** Erases readings of accounts of a platform that were not read again since an instant. */
export async function deleteOutdated(db: Database, { platform, before }: { platform: string; before: Date }) {
  await db
    .deleteFrom('deliverable_figure as f')
    .where('f.platform_id', '=', platform)
    .where('f.created_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('watched_post as w')
            .innerJoin('social_account as s', 's.id', 'w.social_account_id')
            .whereRef('w.deliverable_id', '=', 'f.deliverable_id')
            .where('s.source', '=', 'provider')
            .where('s.as_of', '>=', before)
            .select('s.id'),
        ),
      ),
    )
    .execute();
}
