import { type Insertable, sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { ReviewRow, Schema } from '../../../database/schema.ts';

export async function insertReview(db: Database, values: Insertable<Schema['review']>): Promise<ReviewRow> {
  return db.insertInto('review').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function selectReview(db: Database, id: number): Promise<ReviewRow | undefined> {
  return db.selectFrom('review').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked. */
export async function lockReview(db: Database, id: number): Promise<ReviewRow> {
  return db.selectFrom('review').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Reviews by and about this person in these campaigns. */
export async function selectReviewsIn(db: Database, userId: number, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('review')
    .selectAll()
    .where('campaign_id', 'in', [...campaignIds])
    .where((eb) => eb.or([eb('author_id', '=', userId), eb('subject_id', '=', userId)]))
    .execute();
}

export async function showReview(db: Database, { id, now }: { id: number; now: Date }): Promise<void> {
  await db.updateTable('review').set({ shows_at: now, updated_at: now }).where('id', '=', id).execute();
}

interface Words {
  id: number;
  rating: number;
  text: string;
  now: Date;
}

export async function updateWords(db: Database, { id, rating, text, now }: Words): Promise<ReviewRow> {
  return db
    .updateTable('review')
    .set({ rating, text, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function setReply(db: Database, { id, text, now }: Omit<Words, 'rating'>): Promise<ReviewRow> {
  return db
    .updateTable('review')
    .set({ reply: text, replied_at: now, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Page {
  subjectId: number;
  now: Date;
  after: readonly [shownAt: string, id: number] | undefined;
  limit: number;
}

/** Excludes reviews between accounts later found to belong to one person. */
const stillCounts = sql<boolean>`not exists (select from counted_work w where w.campaign_id = review.campaign_id
  and w.voided_at is not null and (w.business_id, w.influencer_id) in (
    (review.author_id, review.subject_id), (review.subject_id, review.author_id)))`;

/** Published reviews of a person, latest published first. */
export async function selectShown(db: Database, { subjectId, now, after, limit }: Page): Promise<ReviewRow[]> {
  let query = db
    .selectFrom('review')
    .selectAll()
    .where('subject_id', '=', subjectId)
    .where('shows_at', '<=', now)
    .where(stillCounts);
  if (after) query = query.where(sql<boolean>`(shows_at, id) < (${after[0]}::timestamptz, ${after[1]})`);
  return query.orderBy('shows_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

/** Number of published reviews and their mean rating. */
export async function rateShown(db: Database, { subjectId, now }: Pick<Page, 'subjectId' | 'now'>) {
  return db
    .selectFrom('review')
    .select((eb) => [
      eb.fn.countAll<number>().as('total'),
      sql<number | null>`round(avg(rating), 1)::float8`.as('average'),
    ])
    .where('subject_id', '=', subjectId)
    .where('shows_at', '<=', now)
    .where(stillCounts)
    .executeTakeFirstOrThrow();
}
