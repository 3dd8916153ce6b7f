import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { makeBrand } from './brand.ts';
import { makeCampaign } from './campaign.ts';
import { makeInfluencer } from './influencer.ts';

/** Published review of a new influencer by a new brand unless given. */
export async function makeReview(db: Database, overrides: Partial<Insertable<Schema['review']>> = {}) {
  const authorId = overrides.author_id ?? (await makeBrand(db)).id;
  const at = overrides.created_at ?? new Date(Date.now() - 60_000);
  return db
    .insertInto('review')
    .values({
      rating: 5,
      text: 'Handed in a day early, and the sadya looked like home.',
      created_at: at,
      shows_at: at,
      ...overrides,
      author_id: authorId,
      subject_id: overrides.subject_id ?? (await makeInfluencer(db)).id,
      campaign_id: overrides.campaign_id ?? (await makeCampaign(db, { creator_id: authorId })).id,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
