import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';

/** Package of one reel and two stories in a week for ₹12,000, at the first place. */
export async function makePackage(
  db: Database,
  given: Pick<Insertable<Schema['creator_package']>, 'influencer_id'> & Partial<Insertable<Schema['creator_package']>>,
) {
  const deliverables = [
    { type: 'reel', quantity: 1 },
    { type: 'story', quantity: 2 },
  ];
  return db
    .insertInto('creator_package')
    .values({
      place: 1,
      title: 'A reel with two stories',
      deliverables: JSON.stringify(deliverables),
      platforms: ['instagram'],
      days: 7,
      price: 1_200_000,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
