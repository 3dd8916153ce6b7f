import { describe, expect, it } from 'vitest';
import type { Performance } from '../../../contract/insights/performance.ts';
import { openClockedStage, passTime, signInAgain } from '../../../tests/campaigns/clocked-stage.ts';
import { publishOnline, readAccount } from '../../../tests/campaigns/online-posts.ts';
import type { Stage } from '../../../tests/campaigns/stage.ts';
import { eraseOutdatedFigures } from '../deliverables/figures.service.ts';
import { readDueAccounts, watchPosts } from './watching.service.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

const hour = 3_600_000;
const day = 24 * hour;
const pass = (ms: number) => passTime(stage, ms, watchPosts);

/** Moves the clock to an age of the post and reads its account with these views. */
async function readAt(online: Awaited<ReturnType<typeof publishOnline>>, name: string, age: number, views: number) {
  const { post } = await online.piece();
  const now = stage.app.context.now().getTime();
  await pass(Date.parse(post?.published_at ?? '') + age - now);
  await signInAgain(stage, [stage.brand, online.deal.influencer]);
  await readAccount(stage, online.accountId, { [name]: { views, reach: views - 10, likes: 5 }, other: {} });
  await pass(60_000);
}

describe('figures of a published post', () => {
  it('are read after 1 hour, 24 hours, 3, 7, 14 and 30 days, once each, with their source and age', async () => {
    const online = await publishOnline(stage, 'aged1');
    expect((await online.piece()).figures).toBeNull();
    const ages = [0.5 * hour, hour, 2 * hour, day, 2 * day, 3 * day, 7 * day, 14 * day, 30 * day, 30 * day + hour];
    for (const [index, age] of ages.entries()) await readAt(online, 'aged1', age, 100 * (index + 1));
    const { figures, readings, can } = await online.piece();
    expect(readings.map(({ hours, views }) => [hours, views])).toEqual([
      [1, 200],
      [24, 400],
      [72, 600],
      [168, 700],
      [336, 800],
      [720, 900],
    ]);
    const newest = {
      source: 'provider',
      platform: 'instagram',
      hours: 720,
      views: 900,
      reach: 890,
      likes: 5,
      saves: null,
    };
    expect(figures).toMatchObject({ ...newest, question: null, screenshots: [] });
    const nobodyTypes = { reason: 'These numbers are read from the connected account, so nobody typed them.' };
    expect(can.question).toEqual(nobodyTypes);
    const { body } = await stage.call(stage.brand, `GET /campaign/${online.deal.campaign.id}/performance`);
    expect(body.data as Performance).toMatchObject({
      source: 'provider',
      totals: { views: 900, pieces: { reported: 1, read: 1 } },
    });
  });

  it('are stored for the age that is due, where a reading comes late', async () => {
    const online = await publishOnline(stage, 'late1');
    await readAt(online, 'late1', 5 * day, 700);
    expect((await online.piece()).readings).toMatchObject([{ hours: 72, views: 700 }]);
  });

  it('count in place of those that were typed in, which can no longer be typed', async () => {
    const online = await publishOnline(stage, 'typed1');
    const { deal } = online;
    const { id } = await online.piece();
    const type = (views: number) => deal.change(deal.influencer, id, { figures: { views } });
    expect((await type(50_000)).status).toBe(200);
    expect((await online.piece()).figures).toMatchObject({ source: 'self_reported', views: 50_000 });
    await readAt(online, 'typed1', hour, 300);
    expect((await online.piece()).figures).toMatchObject({ source: 'provider', views: 300 });
    expect(await type(60_000)).toMatchObject({ status: 422, body: { code: 'RULE' } });
    const { body } = await stage.call(stage.brand, `GET /campaign/${deal.campaign.id}/performance`);
    expect(body.data as Performance).toMatchObject({ source: 'provider', totals: { views: 300 } });
  });

  it('of a story are read before it ends, which is told to nobody', async () => {
    const online = await publishOnline(stage, 'story1', { type: 'story' });
    await readAt(online, 'story1', hour, 100);
    await readAt(online, 'story1', 23 * hour, 250);
    await pass(2 * hour);
    await readAccount(stage, online.accountId, { other: {} });
    await pass(60_000);
    const { post, readings } = await online.piece();
    expect(readings.map(({ hours, views }) => [hours, views])).toEqual([
      [1, 100],
      [23, 250],
    ]);
    expect(post?.removed_at).toBeNull();
  });

  it('make their account due for reading, and so does a post that was just published', async () => {
    const { db } = stage.app.context;
    const online = await publishOnline(stage, 'due1');
    const now = () => stage.app.context.now();
    await db
      .insertInto('social_connection')
      .values({
        social_account_id: online.accountId,
        account_type: 'creator',
        access_token: 'sealed',
        scopes: [],
        state: 'connected',
        token_made_at: now(),
        consented_at: now(),
        next_sync_at: new Date(now().getTime() + 100 * day),
      })
      .execute();
    const isDue = async () => {
      await readDueAccounts(stage.app.context);
      const of = db.selectFrom('social_connection').select('next_sync_at');
      const { next_sync_at } = await of.where('social_account_id', '=', online.accountId).executeTakeFirstOrThrow();
      return next_sync_at <= now();
    };
    const putOff = () =>
      db
        .updateTable('social_connection')
        .set({ next_sync_at: new Date(now().getTime() + 100 * day) })
        .where('social_account_id', '=', online.accountId)
        .execute();
    expect(await isDue()).toBe(false);
    await pass(hour);
    expect(await isDue()).toBe(true);
    await readAccount(stage, online.accountId, { due1: { views: 10 } });
    await putOff();
    expect(await isDue()).toBe(false);
    await pass(day);
    expect(await isDue()).toBe(true);
    // While its readings fail, the account waits for its own retry.
    await putOff();
    await db
      .updateTable('social_connection')
      .set({ failures: 1 })
      .where('social_account_id', '=', online.accountId)
      .execute();
    expect(await isDue()).toBe(false);
    await db
      .updateTable('social_connection')
      .set({ failures: 0 })
      .where('social_account_id', '=', online.accountId)
      .execute();
    await readAccount(stage, online.accountId, { due1: { views: 20 } });
    expect(await isDue()).toBe(false);
    await pass(60_000);
    await db.deleteFrom('watched_post').execute();
    await db
      .updateTable('deliverable')
      .set({ published_at: now() })
      .where('id', '=', Number((await online.piece()).id))
      .execute();
    expect(await isDue()).toBe(true);
  });

  it('are erased when the platform lets them be kept no longer', async () => {
    const online = await publishOnline(stage, 'kept1');
    await readAt(online, 'kept1', hour, 300);
    const { db } = stage.app.context;
    const { id } = await online.piece();
    await db
      .updateTable('deliverable_figure')
      .set({ platform_id: 'youtube' })
      .where('deliverable_id', '=', Number(id))
      .execute();
    await pass(40 * day);
    await readAccount(stage, online.accountId, { kept1: { views: 300 } });
    await eraseOutdatedFigures(stage.app.context);
    await signInAgain(stage, [stage.brand]);
    expect((await online.piece()).readings).not.toEqual([]);
    await db
      .updateTable('social_account')
      .set({ source: 'self_reported' })
      .where('id', '=', online.accountId)
      .execute();
    await eraseOutdatedFigures(stage.app.context);
    expect((await online.piece()).figures).toBeNull();
  });
});
