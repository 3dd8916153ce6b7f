import { describe, expect, it } from 'vitest';
import type { TrackRecord } from '../../../contract/discovery/track-record.ts';
import type { Todo } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { openClockedStage, passTime, signInAgain } from '../../../tests/campaigns/clocked-stage.ts';
import { type Posts, publishOnline, readAccount } from '../../../tests/campaigns/online-posts.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';
import { watchPosts } from './watching.service.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

const day = 86_400_000;
const pass = (ms: number) => passTime(stage, ms, watchPosts);
const now = () => stage.app.context.now();
const publish = (name: string, payments?: object[]) => publishOnline(stage, name, { payments });
const read = (accountId: number, posts: Posts) => readAccount(stage, accountId, posts);

async function told(who: Player, about: RegExp): Promise<number> {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}?limit=100`);
  return (reply.body.data as { title: string }[]).filter(({ title }) => about.test(title)).length;
}
/** Kinds of the tasks about missing posts on a dashboard. */
async function tasks(who: Player): Promise<object[]> {
  const { todos } = (await stage.call(who, 'GET /dashboard')).body.data as { todos: Todo[] };
  return todos
    .filter(({ kind }) => kind === 'restore_post' || kind === 'missing_post')
    .map(({ kind, count, due, campaign }) => ({ kind, count, due, campaign: campaign?.id }));
}
const removed = /^A post is no longer online/;
const restored = /^A post is online again/;
const unlabelled = /^The ad label is missing/;

describe('a published post', () => {
  it('is found on the connected account, and has to stay up as long as agreed', async () => {
    const { deal, piece } = await publish('found1');
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
    const until = addDays(dateInIndia(now()), 30);
    expect((await piece()).post).toEqual({
      account: { platform: 'instagram', handle: `own${deal.influencer.id}`, average_views: null },
      published_at: expect.any(String),
      stays_until: until,
      removed_at: null,
      restored_at: null,
      unlabelled_at: null,
    });
  });

  it('that is deleted after its payment is told to both sides, once, and counts in the track record', async () => {
    const { deal, accountId, piece } = await publish('gone1');
    await pass(3 * day);
    await read(accountId, { other: {} });
    await pass(60_000);
    await pass(day);
    expect((await piece()).post?.removed_at).toEqual(expect.any(String));
    expect(await told(deal.influencer, removed)).toBe(1);
    expect(await told(stage.brand, removed)).toBe(1);
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
    const { body } = await stage.call(stage.brand, `GET /user/${deal.influencer.id}/track-record`);
    const figure = (body.data as TrackRecord).figures.find(({ id }) => id === 'kept_online_rate');
    expect(figure).toMatchObject({ n: 1, value: null });
  });

  it('that is deleted after its payment is a task of both sides until it is online again, which is told, or its days are over', async () => {
    const { deal, accountId, piece } = await publish('back1');
    const until = (await piece()).post?.stays_until ?? null;
    const task = { count: 1, due: until, campaign: deal.campaign.id };
    const ours = async () =>
      (await tasks(stage.brand)).filter((one) => 'campaign' in one && one.campaign === task.campaign);
    expect(await ours()).toEqual([]);
    for (const times of [1, 2]) {
      await pass(day);
      await read(accountId, { other: {} });
      await pass(60_000);
      expect(await tasks(deal.influencer)).toEqual([{ kind: 'restore_post', ...task }]);
      expect(await ours()).toEqual([{ kind: 'missing_post', ...task }]);
      expect(await told(deal.influencer, removed)).toBe(times);
      await pass(day);
      await read(accountId, { back1: {}, other: {} });
      await pass(60_000);
      expect((await piece()).post).toMatchObject({ removed_at: expect.any(String), restored_at: expect.any(String) });
      expect([await tasks(deal.influencer), await ours()]).toEqual([[], []]);
      expect(await told(deal.influencer, restored)).toBe(times);
    }
    await read(accountId, { other: {} });
    await pass(60_000);
    expect(await ours()).toHaveLength(1);
    await pass(40 * day);
    await signInAgain(stage, [stage.brand, deal.influencer]);
    expect([await tasks(deal.influencer), await ours()]).toEqual([[], []]);
  });

  it('that is deleted before all is paid puts the rest before our team', async () => {
    const date = addDays(dateInIndia(now()), 20);
    const { deal, accountId } = await publish('gone2', [
      { label: 'Live', amount: 12_000, due: 'published' },
      { label: 'Later', amount: 6_000, due: 'date', date },
    ]);
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 12_000 });
    await read(accountId, { other: {} });
    await pass(60_000);
    expect(await deal.escrow()).toMatchObject({ status: 'disputed', released: 12_000 });
    // The dispute is the task.
    expect(await tasks(deal.influencer)).toEqual([]);
  });

  it('whose label is taken away is told to both sides, each time', async () => {
    const { deal, accountId, piece } = await publish('label1');
    for (const times of [1, 2]) {
      await pass(day);
      await read(accountId, { label1: { caption: 'Look at this' }, other: {} });
      await pass(60_000);
      await pass(60_000);
      expect((await piece()).post?.unlabelled_at).toEqual(expect.any(String));
      expect(await told(deal.influencer, unlabelled)).toBe(times);
      expect(await told(stage.brand, unlabelled)).toBeGreaterThanOrEqual(times);
      await read(accountId, { label1: {}, other: {} });
      await pass(60_000);
      expect((await piece()).post?.unlabelled_at).toBeNull();
    }
  });

  it('may be deleted after the agreed days, and is not judged while its account is not connected', async () => {
    const [old, away] = [await publish('old1'), await publish('away1')];
    const { db } = stage.app.context;
    const disconnect = db.updateTable('social_account').set({ source: 'self_reported' });
    await disconnect.where('id', '=', away.accountId).execute();
    await read(away.accountId, { other: {} });
    await pass(31 * day);
    await read(old.accountId, { other: {} });
    await pass(60_000);
    for (const { piece } of [old, away]) expect((await piece()).post?.removed_at).toBeNull();
  });
});
