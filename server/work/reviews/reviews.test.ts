import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import type { Review, ReviewPair } from '../../../contract/work/reviews.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { finishWork } from '../../../tests/campaigns/finished.ts';
import { finishDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { makeReview } from '../../../tests/makers/review.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { listReviewsOf } from './reviews.service.ts';

const day = 24 * 3600 * 1000;
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const clock = () => new Date();
const inDays = (days: number) => {
  stage.app.context.now = () => new Date(Date.now() + days * day);
};
afterEach(() => {
  stage.app.context.now = clock;
});

const pairOf = (reply: { body: { data?: unknown } }) => reply.body.data as ReviewPair;
const noticesOf = async (who: Player) =>
  ((await stage.call(who, `GET /user/get_user_notifications/${who.id}`)).body.data as Notification[]).filter(
    ({ type }) => type === 'review',
  );
const publicOf = async (id: number, query = '') =>
  (await stage.call(await stage.newBrand(), `GET /user/${id}/reviews${query}`)).body as unknown as {
    data: Review[];
    total: number;
    average: number | null;
    next_cursor: string | null;
  };

describe('a review', () => {
  it('is hidden from everybody until the other party has written, which publishes both', async () => {
    const { brand, influencer, campaign, review, reviews } = await finishWork(stage);
    const first = await review(brand, 4, 'Two days early, good light.');
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      rating: 4,
      is_shown: false,
      subject_id: String(influencer.id),
      reply: null,
    });
    const before = pairOf(await reviews(influencer));
    expect(before).toMatchObject({ mine: null, theirs: null, is_awaited: true, can: { write: true } });
    expect(JSON.stringify(before)).not.toContain('Two days early');
    expect(pairOf(await reviews(brand))).toMatchObject({
      mine: { rating: 4 },
      theirs: null,
      can: { write: { reason: expect.any(String) } },
    });
    expect(await publicOf(influencer.id)).toMatchObject({ data: [], total: 0, average: null });
    const [notice] = await noticesOf(influencer);
    expect(notice).toMatchObject({
      title: expect.stringMatching(/ wrote a review: /),
      link: `/campaign-details/${campaign.id}?tab=reviews`,
    });
    expect(JSON.stringify(notice)).not.toMatch(/Two days early|rating/);

    await review(influencer, 5, 'Paid the day after.');
    const [mine, theirs] = [pairOf(await reviews(brand)).mine, pairOf(await reviews(brand)).theirs];
    expect([mine, theirs].map((each) => each?.is_shown)).toEqual([true, true]);
    expect(theirs?.text).toBe('Paid the day after.');
    expect(await publicOf(influencer.id)).toMatchObject({ total: 1, average: 4, data: [{ rating: 4 }] });
    expect((await noticesOf(brand))[0]?.title).toMatch(/^Both reviews are now visible: /);
  });

  it('is published after 14 days without the other, which can then only be a reply', async () => {
    const { brand, influencer, review, reviews } = await finishWork(stage);
    await review(influencer, 2, 'Three rounds of changes.');
    inDays(13.99);
    expect(pairOf(await reviews(brand))).toMatchObject({ theirs: null, is_awaited: true, can: { write: true } });
    inDays(14.01);
    expect(pairOf(await reviews(brand))).toMatchObject({
      theirs: { rating: 2 },
      is_awaited: false,
      can: { write: { reason: expect.any(String) } },
    });
    expect(await review(brand)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await publicOf(brand.id)).data[0]?.text).toBe('Three rounds of changes.');
  });

  it('can be changed while hidden and by its author alone', async () => {
    const { brand, influencer, review } = await finishWork(stage);
    const { id } = (await review(brand, 3)).body.data as Review;
    const change = (who: Player, text: string) => stage.call(who, `PUT /campaign/reviews/${id}`, { rating: 4, text });
    expect((await change(influencer, 'Mine')).status).toBe(404);
    expect((await change(brand, 'Better on the second look.')).body.data).toMatchObject({ rating: 4 });
    await review(influencer);
    expect((await change(brand, 'Worse.')).status).toBe(409);
    expect((await publicOf(influencer.id)).data[0]?.text).toBe('Better on the second look.');
  });

  it('requires a rating and a text within limits', async () => {
    const { brand, review } = await finishWork(stage);
    for (const rating of [0, 6, 4.5]) expect((await review(brand, rating)).body.fields).toHaveProperty('rating');
    for (const text of ['', '  ', 'x'.repeat(1_001)]) {
      expect((await review(brand, 5, text)).body.fields).toHaveProperty('text');
    }
  });

  it('waits for the end of the work and is not found by others', async () => {
    const { db } = stage.app.context;
    const { brand, influencer, application, review, reviews } = await finishWork(stage);
    for (const status of ['applied', 'in_progress', 'approved', 'cancelled'] as const) {
      await db.updateTable('application').set({ status }).where('id', '=', application.id).execute();
      expect((await review(brand)).status, status).toBe(409);
      expect(pairOf(await reviews(influencer)), status).toMatchObject({
        can: { write: { reason: expect.any(String) } },
      });
    }
    await db.updateTable('application').set({ status: 'paid' }).where('id', '=', application.id).execute();
    const stranger = await stage.newInfluencer();
    expect((await review(stranger)).status).toBe(404);
    expect((await reviews(stranger)).status).toBe(404);
    expect((await review(brand)).status).toBe(201);
  });

  it('is one per party: twice in a row, at once, and with the same key', async () => {
    const { brand, influencer, campaign, review } = await finishWork(stage);
    const replies = await Promise.all([review(brand), review(brand), review(influencer), review(influencer)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409]);
    expect((await review(brand)).status).toBe(409);
    const rows = await stage.app.context.db
      .selectFrom('review')
      .select(['shows_at'])
      .where('campaign_id', '=', campaign.id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows.every(({ shows_at }) => shows_at <= new Date())).toBe(true);
  });
});

describe('a published review', () => {
  it('is answered once by its subject, and reported by others', async () => {
    const { brand, influencer, review } = await finishWork(stage);
    const { id } = (await review(brand, 2)).body.data as Review;
    const reply = (who: Player) => stage.call(who, `POST /campaign/reviews/${id}/reply`, { text: 'The rain came.' });
    const report = (who: Player) => stage.call(who, `POST /campaign/reviews/${id}/report`, { reason: 'Not true' });
    expect((await reply(influencer)).status).toBe(404);
    expect((await report(influencer)).status).toBe(404);
    await review(influencer);
    expect((await reply(brand)).status).toBe(404);
    const replies = await Promise.all([reply(influencer), reply(influencer)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await publicOf(influencer.id)).data[0]?.reply?.text).toBe('The rain came.');
    expect((await noticesOf(brand))[0]?.title).toMatch(/ replied to your review: /);
    expect((await report(brand)).body.code).toBe('RULE');
    expect((await report(influencer)).status).toBe(200);
    const queued = await stage.app.context.db
      .selectFrom('report')
      .select(['target_id', 'reason'])
      .where('reporter_id', '=', influencer.id)
      .executeTakeFirst();
    expect(queued).toEqual({ target_id: brand.id, reason: `Review ${id}: Not true` });
  });

  it('is kept when the account of its author is deleted, under "Deleted user"', async () => {
    const { brand, influencer, review } = await finishWork(stage, { brand: await stage.newBrand() });
    await review(brand);
    await review(influencer);
    await stage.app.context.db
      .updateTable('account')
      .set({ deleted_at: new Date(), email: null, mobile: null, password_hash: null })
      .where('id', '=', brand.id)
      .execute();
    const [shown] = (await publicOf(influencer.id)).data;
    expect(shown?.author).toMatchObject({ fullname: 'Deleted user', username: null, business_name: null });
    const gone = await stage.call(influencer, `GET /user/${brand.id}/reviews`);
    expect(gone.status).toBe(404);
  });

  it('is paged, latest first, with the mean of all', async () => {
    const influencer = await stage.newInfluencer();
    const at = new Date(Date.now() - 9 * day);
    for (const [index, rating] of [5, 4, 4, 2, 3].entries()) {
      const shows_at = new Date(at.getTime() + Math.floor(index / 2) * day);
      await makeReview(stage.app.context.db, { subject_id: influencer.id, rating, created_at: at, shows_at });
    }
    const seen: string[] = [];
    for (let cursor = ''; ; ) {
      const page = await publicOf(influencer.id, `?limit=2${cursor}`);
      expect(page).toMatchObject({ total: 5, average: 3.6 });
      seen.push(...page.data.map(({ shows_at, id }) => `${shows_at} ${id.padStart(9, '0')}`));
      if (!page.next_cursor) break;
      cursor = `&cursor=${page.next_cursor}`;
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted().reverse());
    expect((await stage.call(influencer, `GET /user/${influencer.id}/reviews?cursor=x`)).status).toBe(400);
  });

  it('takes the same few queries, one or twenty', async () => {
    const influencer = await stage.newInfluencer();
    const { context } = stage.app;
    const user = { id: influencer.id, locale: 'en' } as User;
    const list = () =>
      countQueries(context, (counted) => listReviewsOf(counted, { user, id: `${user.id}`, limit: 20 }));
    await makeReview(context.db, { subject_id: influencer.id });
    const one = await list();
    for (let more = 0; more < 5; more++) await makeReview(context.db, { subject_id: influencer.id });
    expect(await list()).toBe(one);
  });
});

describe('reviews of a campaign', () => {
  it('are requested when the money is paid, and listed for either party', async () => {
    const deal = await strikeFundedDeal(stage);
    const list = async (who: Player) =>
      (await stage.call(who, `GET /campaign/${deal.campaign.id}/reviews`)).body.data as ReviewPair[];
    expect(await list(stage.brand)).toEqual([]);
    await finishDeal(deal);
    for (const who of [stage.brand, deal.influencer]) {
      expect((await noticesOf(who))[0]?.title).toMatch(/^Review Person \d+/);
      expect(await list(who)).toMatchObject([{ application_id: deal.application.id, can: { write: true } }]);
    }
    expect(await list(await stage.newInfluencer())).toEqual([]);
  });

  it('are open to the contributing participants of a joint campaign, once it is over', async () => {
    const campaign = await stage.post(stage.brand, jointBody());
    const partner = await stage.newBrand('partner');
    const pledge = await stage.pledge(partner, campaign, { need: 1, value: 40_000 });
    for (const status of ['accepted', 'contributed']) await stage.move(stage.brand, pledge.id, status);
    const review = (who: Player) =>
      stage.call(who, `POST /campaign/applications/${pledge.id}/review`, { rating: 5, text: 'A fine courtyard.' });
    expect((await review(partner)).status).toBe(409);
    const over = { application_deadline: dayFromNow(-9), start_date: dayFromNow(-8), end_date: dayFromNow(-1) };
    await stage.app.context.db.updateTable('campaign').set(over).where('id', '=', Number(campaign.id)).execute();
    expect((await review(partner)).status).toBe(201);
    expect((await review(stage.brand)).status).toBe(201);
    expect((await review(await stage.newBrand())).status).toBe(404);
    expect(await publicOf(partner.id)).toMatchObject({ total: 1, average: 5 });
  });
});
