import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { makeCampaign } from './campaign.ts';
import { makeInfluencer } from './influencer.ts';

/** Application by a new influencer to a new campaign unless given, with its first event. */
export async function makeApplication(db: Database, overrides: Partial<Insertable<Schema['application']>> = {}) {
  const campaignId = overrides.campaign_id ?? (await makeCampaign(db)).id;
  const { creator_id: ownerId } = await db
    .selectFrom('campaign')
    .select('creator_id')
    .where('id', '=', campaignId)
    .executeTakeFirstOrThrow();
  const influencerId = overrides.influencer_id ?? (await makeInfluencer(db)).id;
  const application = await db
    .insertInto('application')
    .values({
      message: 'I cook this every Onam with my grandmother.',
      quote: 1_800_000,
      ...overrides,
      campaign_id: campaignId,
      owner_id: ownerId,
      influencer_id: influencerId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('application_event')
    .values({ application_id: application.id, to_status: 'applied', by_id: influencerId, quote: application.quote })
    .execute();
  return application;
}
