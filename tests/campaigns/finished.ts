import { makeApplication } from '../makers/application.ts';
import { makeCampaign } from '../makers/campaign.ts';
import type { Player, Stage } from './stage.ts';

interface Given {
  brand?: Player;
  influencer?: Player;
  /** Told in the history; absent: there is no word of the payment. */
  paidAt?: Date;
}

/** Work that is done and paid, of the stage's brand and a new influencer unless either is given. */
export async function finishWork(stage: Stage, given: Given = {}) {
  const { db } = stage.app.context;
  const brand = given.brand ?? stage.brand;
  const influencer = given.influencer ?? (await stage.newInfluencer());
  const campaign = await makeCampaign(db, { creator_id: brand.id });
  const of = { campaign_id: campaign.id, influencer_id: influencer.id, status: 'paid' } as const;
  const application = await makeApplication(db, of);
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
