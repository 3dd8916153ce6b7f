import type { Insertable } from 'kysely';
import type { OfferTerms } from '../../contract/campaigns/offer-terms.ts';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';

const terms: OfferTerms = {
  deliverables: [{ type: 'reel', quantity: 1 }],
  payments: [],
  usage_rights: null,
  exclusivity: null,
  days_online: 30,
  partnership_ad_until: null,
  raw_files: false,
  collab_tag: false,
  idea_first: false,
};

/** Live offer of the campaign's owner for three days, unless given. */
export async function makeOffer(
  db: Database,
  given: Pick<Insertable<Schema['offer']>, 'application_id'> & Partial<Insertable<Schema['offer']>>,
) {
  return db
    .insertInto('offer')
    .values({
      by_side: 'owner',
      from_status: 'shortlisted',
      amount: 1_800_000,
      terms: JSON.stringify(terms),
      expires_at: new Date(Date.now() + 72 * 3_600_000),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
