import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOutcome, Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

async function offerTo(influencer: Player, campaign: Campaign): Promise<Application> {
  const application = await stage.apply(influencer, campaign);
  for (const status of ['shortlisted', 'offered']) await stage.move(stage.brand, application.id, status);
  return application;
}

async function waysOf(applications: Application[]) {
  const ids = applications.map(({ id }) => Number(id));
  const query = stage.app.context.db.selectFrom('application_event').select(['application_id', 'to_status']);
  return (await query.where('application_id', 'in', ids).orderBy('id').execute()).map(({ to_status }) => to_status);
}

describe('concurrent moves have one outcome and one history entry', () => {
  it('two people accept the last slot', async () => {
    const campaign = await stage.post(stage.brand, { slots: 1 });
    const people = [await stage.newInfluencer(), await stage.newInfluencer()];
    const offers = [await offerTo(people[0]!, campaign), await offerTo(people[1]!, campaign)];
    const replies = await Promise.all(people.map((who, i) => stage.move(who, offers[i]!.id, 'accepted')));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await waysOf(offers)).filter((to) => to === 'accepted')).toHaveLength(1);
    expect((await stage.app.context.db.selectFrom('agreement').select('hash').execute()).length).toBe(1);
  });

  it('one person accepts twice, or accepts and withdraws', async () => {
    const campaign = await stage.post(stage.brand);
    for (const second of ['accepted', 'withdrawn']) {
      const influencer = await stage.newInfluencer();
      const offer = await offerTo(influencer, campaign);
      const statuses = ['accepted', second];
      const replies = await Promise.all(statuses.map((status) => stage.move(influencer, offer.id, status)));
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect((await waysOf([offer])).length).toBe(4);
    }
  });

  it('the creator declines while the applicant accepts', async () => {
    const campaign = await stage.post(stage.brand);
    const influencer = await stage.newInfluencer();
    const offer = await offerTo(influencer, campaign);
    const replies = await Promise.all([
      stage.move(influencer, offer.id, 'accepted'),
      stage.move(stage.brand, offer.id, 'declined'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await waysOf([offer])).length).toBe(4);
  });

  it('an applicant withdraws while the creator answers several at once', async () => {
    const campaign = await stage.post(stage.brand);
    const people = [await stage.newInfluencer(), await stage.newInfluencer()];
    const applications = [await stage.apply(people[0]!, campaign), await stage.apply(people[1]!, campaign)];
    const ids = applications.map(({ id }) => id);
    const [withdrawn, answered] = await Promise.all([
      stage.move(people[0]!, ids[0]!, 'withdrawn'),
      stage.call(stage.brand, `PUT /campaign/apply_users/${campaign.id}`, { ids, status: 'declined' }),
    ]);
    const outcomes = answered.body.data as AnswerOutcome[];
    expect(outcomes[1]).toMatchObject({ result: true, status: 'declined' });
    expect([withdrawn.status === 200, outcomes[0]?.result].toSorted()).toEqual([false, true]);
    expect((await waysOf([applications[0]!])).length).toBe(2);
  });

  it('two tabs of the creator make the same offer', async () => {
    const campaign = await stage.post(stage.brand);
    const application = await stage.apply(await stage.newInfluencer(), campaign);
    const body = { ids: [application.id], status: 'offered' };
    const replies = await Promise.all(
      [1, 2].map(() => stage.call(stage.brand, `PUT /campaign/apply_users/${campaign.id}`, body)),
    );
    const outcomes = replies.flatMap((reply) => reply.body.data as AnswerOutcome[]);
    expect(outcomes.map(({ result }) => result).toSorted()).toEqual([false, true]);
    expect(outcomes.map(({ status }) => status)).toEqual(['offered', 'offered']);
    expect(await waysOf([application])).toEqual(['applied', 'offered']);
  });

  it('one person applies five times at once', async () => {
    const campaign = await stage.post(stage.brand);
    const influencer = await stage.newInfluencer();
    const body = { campaign_id: campaign.id, message: 'Me.', quote: 1_000 };
    const replies = await Promise.all(
      [1, 2, 3, 4, 5].map(() => stage.call(influencer, 'POST /campaign/apply_campaign', body)),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  });

  it('a pause comes before or after an application, never in between', async () => {
    const campaign = await stage.post(stage.brand);
    const influencer = await stage.newInfluencer();
    const body = { campaign_id: campaign.id, message: 'Me.', quote: 1_000 };
    const [held, applied] = await Promise.all([
      stage.call(stage.brand, `PUT /campaign/toggleStatus/${campaign.id}`, { hold: true }),
      stage.call(influencer, 'POST /campaign/apply_campaign', body),
    ]);
    expect(held.status).toBe(200);
    expect([200, 409]).toContain(applied.status);
    const made = await stage.call(stage.brand, `GET /campaign/apply_users/${campaign.id}`);
    const applications = made.body.data as Application[];
    expect(applications).toHaveLength(applied.status === 200 ? 1 : 0);
    expect(applications.flatMap(({ history }) => history)).toHaveLength(applications.length);
    const later = await stage.newInfluencer();
    expect((await stage.call(later, 'POST /campaign/apply_campaign', body)).status).toBe(409);
  });
});
