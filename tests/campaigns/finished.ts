import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { makeApplication } from '../makers/application.ts';
import { makeCampaign } from '../makers/campaign.ts';
import type { Player, Stage } from './stage.ts';

/** Inserts work that counts for reviews and the track record. */
export async function countWork(db: Database, work: Insertable<Schema['counted_work']>): Promise<void> {
  await db.insertInto('counted_work').values(work).execute();
}

interface Given {
  brand?: Player;
  influencer?: Player;
  /** Payment time in the history; missing: no payment entry. */
  paidAt?: Date;
}

/** Creates finished and paid work of the stage's brand and a new influencer unless given. */
export async function finishWork(stage: Stage, given: Given = {}) {
  const { db } = stage.app.context;
  const brand = given.brand ?? stage.brand;
  const influencer = given.influencer ?? (await stage.newInfluencer());
  const campaign = await makeCampaign(db, { creator_id: brand.id });
  const of = { campaign_id: campaign.id, influencer_id: influencer.id, status: 'paid' } as const;
  const application = await makeApplication(db, of);
  await countWork(db, {
    application_id: application.id,
    campaign_id: campaign.id,
    business_id: brand.id,
    influencer_id: influencer.id,
    counted_at: given.paidAt ?? new Date(),
  });
  if (given.paidAt) {
    const paid = { from_status: 'approved', to_status: 'paid', created_at: given.paidAt } as const;
    await db
      .insertInto('application_event')
      .values({ application_id: application.id, ...paid })
      .execute();
  }
  const path = `/campaign/applications/${application.id}`;
  return {
    brand,
    influencer,
    campaign,
    application,
    review: (who: Player, rating = 5, text = 'It went as agreed.') =>
      stage.call(who, `POST ${path}/review`, { rating, text }),
    reviews: (who: Player) => stage.call(who, `GET ${path}/reviews`),
  };
}
