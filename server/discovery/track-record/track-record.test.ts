import fc from 'fast-check';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Collaboration, FigureId, Measured, TrackRecord } from '../../../contract/discovery/track-record.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Schema } from '../../../database/schema.ts';
import { finishWork } from '../../../tests/campaigns/finished.ts';
import { countedOf, keepPast, type PastWork, pastWork, statusOf } from '../../../tests/campaigns/history.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { makeReadContent } from '../../../tests/makers/content.ts';
import { makeDeliverable } from '../../../tests/makers/deliverable.ts';
import { makeSocialAccount, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { makeMessage } from '../../../tests/makers/message.ts';

const hour = 3_600_000;
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const recordOf = async (who: Player, reader = who) =>
  (await stage.call(reader, `GET /user/${who.id}/track-record`)).body.data as TrackRecord;
const figuresOf = (record: TrackRecord) =>
  Object.fromEntries(record.figures.map(({ id, value, n }) => [id, { value, n }])) as Record<FigureId, Measured>;

function median(values: number[]): Measured {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const middle = ((sorted[Math.floor((n - 1) / 2)] ?? 0) + (sorted[Math.floor(n / 2)] ?? 0)) / 2;
  return { value: n < 3 ? null : middle, n };
}
function share(judged: boolean[]): Measured {
  const n = judged.length;
  return { value: n < 3 ? null : (judged.filter(Boolean).length / n) * 100, n };
}
/** Compares rounded figures with exact ones. */
function expectNear(actual: Measured, exact: Measured): void {
  expect([actual.n, actual.value === null]).toEqual([exact.n, exact.value === null]);
  expect(Math.abs((actual.value ?? 0) - (exact.value ?? 0))).toBeLessThanOrEqual(1);
}

/** The definitions, implemented literally over plain lists. */
function bruteForce(works: readonly PastWork[], since: Date, today: string): Partial<Record<FigureId, Measured>> {
  const recent = (at: Date | undefined) => at !== undefined && at >= since;
  const pieces = works.flatMap((work) => work.pieces.map((piece) => ({ work, piece })));
  const submitted = (piece: PastWork['pieces'][number]) => piece.filter(({ to }) => to === 'submitted');
  const counted = countedOf(works);
  const isFinished = (work: PastWork) => counted.includes(work);
  const came = works.filter(({ appliedAt }) => recent(appliedAt));
  const decided = (work: PastWork) =>
    work.moves.some(({ by, to }) => by === 'creator' && (to === 'offered' || to === 'declined'));
  const closed = (work: PastWork) => work.moves.some(({ by, to }) => by === 'system' && to === 'declined');
  const ended = works.filter((work) => {
    const last = work.moves.at(-1);
    if (!recent(last?.at)) return false;
    if (statusOf(work) !== 'cancelled') return isFinished(work);
    return last?.by !== 'creator' && !(last?.by === 'system' && (last.from === 'accepted' || work.quote === null));
  });
  return {
    days_to_pay: median(
      works.flatMap((work) => {
        const paid = work.moves.at(-1);
        if (!isFinished(work) || !paid || !recent(paid.at)) return [];
        const handedIn = work.pieces.flatMap(submitted).filter(({ at }) => at <= paid.at);
        if (handedIn.length === 0) return [];
        return [(paid.at.getTime() - Math.max(...handedIn.map(({ at }) => at.getTime()))) / (24 * hour)];
      }),
    ),
    reply_hours: median(
      came.filter(isFinished).flatMap(({ moves, appliedAt }) => {
        const first = moves.find(({ by }) => by === 'creator');
        return first ? [(first.at.getTime() - appliedAt.getTime()) / hour] : [];
      }),
    ),
    decision_rate: share(came.filter((work) => decided(work) || closed(work)).map(decided)),
    review_rate: share(
      pieces.flatMap(({ work, piece }) =>
        (isFinished(work) ? piece : [])
          .filter(({ from, at }) => from === 'submitted' && recent(at))
          .map(({ by }) => by === 'creator'),
      ),
    ),
    on_time_rate: share(
      pieces.flatMap(({ work, piece }) => {
        const due = work.readyBy ?? work.endDate;
        const first = submitted(piece)[0];
        if (!isFinished(work) || due < dateInIndia(since) || (!first && due >= today)) return [];
        return [first !== undefined && dateInIndia(first.at) <= due];
      }),
    ),
    completion_rate: share(ended.map(isFinished)),
  };
}

describe('figures', () => {
  it('equal a brute force count for any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(pastWork, { minLength: 1, maxLength: 9 }), async (works) => {
        const [brand, influencer] = [await stage.newBrand(), await stage.newInfluencer()];
        await keepPast(stage.app.context.db, works, { brand: brand.id, influencer: influencer.id });
        const [paying, working] = [await recordOf(brand), await recordOf(influencer)];
        const exact = bruteForce(works, new Date(paying.since), dateInIndia(new Date()));
        const published = { ...figuresOf(paying), ...figuresOf(working) };
        expect(published.chat_reply_hours).toEqual({ value: null, n: 0 });
        for (const [id, figure] of Object.entries(exact)) expectNear(published[id as FigureId], figure);
        const { length } = countedOf(works);
        expect([paying.done, working.done]).toEqual([length, length]);
      }),
      { numRuns: 30 },
    );
  }, 60_000);

  it('are limited to visible people', async () => {
    const [brand, other] = [await stage.newBrand(), await stage.newBrand('partner')];
    const { db } = stage.app.context;
    expect((await recordOf(brand, other)).figures.map(({ id, n }) => [id, n])).toEqual([
      ['days_to_pay', 0],
      ['reply_hours', 0],
      ['decision_rate', 0],
      ['review_rate', 0],
    ]);
    await db.insertInto('block').values({ blocker_id: brand.id, blocked_id: other.id }).execute();
    for (const what of ['track-record', 'collaborations', 'reviews']) {
      expect((await stage.call(other, `GET /user/${brand.id}/${what}`)).status, what).toBe(404);
    }
    const unclaimed = await makeUnclaimedInfluencer(db);
    expect((await stage.call(brand, `GET /user/${unclaimed.id}/track-record`)).status).toBe(404);
  });

  it('include how long a creator takes to answer a first message', async () => {
    const { db } = stage.app.context;
    const influencer = await stage.newInfluencer();
    const ago = (hours: number) => new Date(Date.now() - hours * hour);
    for (const hours of [1, 4, 2]) {
      const brand = await stage.newBrand();
      await makeMessage(db, { senderId: brand.id, receiverId: influencer.id, createdAt: ago(40) });
      await makeMessage(db, { senderId: influencer.id, receiverId: brand.id, createdAt: ago(40 - hours) });
      await makeMessage(db, { senderId: influencer.id, receiverId: brand.id, createdAt: ago(20) });
    }
    const unanswered = await stage.newBrand();
    await makeMessage(db, { senderId: unanswered.id, receiverId: influencer.id, createdAt: ago(30) });
    expect(figuresOf(await recordOf(influencer)).chat_reply_hours).toEqual({ value: 2, n: 3 });
  });
});

describe('past collaborations', () => {
  it('show title, brand and month, latest first, page by page', async () => {
    const influencer = await stage.newInfluencer();
    for (let work = 0; work < 3; work++) {
      await finishWork(stage, { influencer, paidAt: new Date(Date.UTC(2026, work, 31, 20)) });
    }
    const page = async (query: string) =>
      (await stage.call(stage.brand, `GET /user/${influencer.id}/collaborations?limit=2${query}`)).body;
    const first = await page('');
    const second = await page(`&cursor=${first.next_cursor}`);
    const all = [...(first.data as Collaboration[]), ...(second.data as Collaboration[])];
    // 31 January 20:00 UTC is February in India.
    expect(all.map(({ month }) => month)).toEqual(['2026-04', '2026-03', '2026-02']);
    expect(Object.keys(all[0] ?? {}).toSorted()).toEqual(['brand', 'id', 'month', 'post', 'rating', 'title']);
    expect([first.total, second.next_cursor]).toEqual([3, null]);
    expect((await recordOf(influencer)).done).toBe(3);
  });

  it('show the rating and the most viewed post with its picture and link', async () => {
    const { db } = stage.app.context;
    const { application, influencer, review } = await finishWork(stage, { paidAt: new Date() });
    const pastOf = async () =>
      ((await stage.call(stage.brand, `GET /user/${influencer.id}/collaborations`)).body.data as Collaboration[])[0];
    expect(await pastOf()).toMatchObject({ rating: null, post: null });
    await review(stage.brand, 4);
    await review(influencer, 5);
    const account = await makeSocialAccount(db, Number(influencer.id));
    for (const [at, views] of [700, 9_000].entries()) {
      const url = `https://www.instagram.com/reel/work${at}/`;
      const { provider_media_id } = await makeReadContent(db, account, { views, permalink: url });
      const { id: deliverable_id } = await makeDeliverable(db, {
        application_id: application.id,
        number: 10 + at,
        status: 'published',
        url,
        submitted_at: new Date(),
        disclosure: '{"ok":true}',
      });
      const now = new Date();
      await db
        .insertInto('watched_post')
        .values({
          deliverable_id,
          social_account_id: account.id,
          provider_media_id: String(provider_media_id),
          published_at: now,
          stays_until: '2099-01-01',
          checked_at: now,
        })
        .execute();
    }
    expect(await pastOf()).toMatchObject({
      rating: 4,
      post: { kind: 'reel', views: 9_000, permalink: 'https://www.instagram.com/reel/work1/', picture: { width: 640 } },
    });
  });

  it('include a campaign at once for its influencer, and after its end for its creator', async () => {
    const brand = await stage.newBrand();
    const { campaign, influencer } = await finishWork(stage, { brand, paidAt: new Date() });
    const pastOf = async (who: Player) => {
      const { data } = (await stage.call(who, `GET /user/${who.id}/collaborations`)).body;
      return [(data as Collaboration[]).map(({ id }) => Number(id)), (await recordOf(who)).done];
    };
    expect(await pastOf(influencer)).toEqual([[campaign.id], 1]);
    expect(await pastOf(brand)).toEqual([[], 0]);
    const change = (to: Updateable<Schema['campaign']>) =>
      stage.app.context.db.updateTable('campaign').set(to).where('id', '=', campaign.id).execute();
    await change({ slots: 1 });
    expect(await pastOf(brand)).toEqual([[campaign.id], 1]);
    await change({ slots: 2 });
    expect(await pastOf(brand)).toEqual([[], 0]);
    const past = { application_deadline: dayFromNow(-9), start_date: dayFromNow(-8), end_date: dayFromNow(-1) };
    await change(past);
    expect(await pastOf(brand)).toEqual([[campaign.id], 1]);
  });
});

describe('a campaign', () => {
  it('includes how long its creator takes to pay, and whom one can still review', async () => {
    const brand = await stage.newBrand();
    const { application, campaign, review } = await finishWork(stage, { brand });
    const ownRecord = async () =>
      (
        (await stage.call(brand, 'GET /campaign/all/get_my_campaigns')).body.data as (Campaign & {
          to_review: object[];
        })[]
      )[0];
    expect(await ownRecord()).toMatchObject({
      days_to_pay: { value: null, n: 0 },
      to_review: [{ id: String(application.influencer_id) }],
    });
    await review(brand);
    expect(await ownRecord()).toMatchObject({ id: String(campaign.id), to_review: [] });
  });
});
