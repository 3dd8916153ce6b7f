import type { Database } from '../../database/connection.ts';
import { makeDeliverable, makeVersion } from '../makers/deliverable.ts';
import { makeUpload } from '../makers/stored-upload.ts';

interface HandedIn {
  personId: number;
  applicationId: number;
  mark: string;
}

/** Work with its file, an upload, a version, a comment, a move, and figures with a screenshot. */
export async function handInWork(db: Database, { personId, applicationId, mark }: HandedIn): Promise<void> {
  const upload = await db
    .insertInto('stored_file')
    .values({
      owner_id: personId,
      key: `private/deliverable/${mark}/reel.pdf`,
      purpose: 'deliverable',
      is_private: true,
      content_type: 'application/pdf',
      bytes: 12,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await makeUpload(db, { owner_id: personId, application_id: applicationId, filename: `${mark}.mp4` });
  const work = await makeDeliverable(db, { application_id: applicationId, caption: mark, file_id: upload.id });
  await makeVersion(db, { deliverable_id: work.id, caption: mark });
  const now = new Date();
  await db
    .insertInto('idea')
    .values({
      deliverable_id: work.id,
      status: 'submitted',
      text: mark,
      submitted_at: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const figure = await db
    .insertInto('deliverable_figure')
    .values({ deliverable_id: work.id, source: 'self_reported', as_of: '2026-11-20', views: 900, by_id: personId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('figure_screenshot').values({ figure_id: figure.id, place: 1, file_id: upload.id }).execute();
  const post = { provider_media_id: mark, published_at: now, checked_at: now, stays_until: '2026-12-31' };
  await db
    .insertInto('watched_post')
    .values({ deliverable_id: work.id, ...post })
    .execute();
  await db
    .insertInto('deliverable_comment')
    .values({ deliverable_id: work.id, version: 1, author_id: personId, text: mark })
    .execute();
  const move = { from_status: 'planned', to_status: 'submitted' } as const;
  await db
    .insertInto('deliverable_event')
    .values({ deliverable_id: work.id, ...move, by_id: personId, note: mark })
    .execute();
}
