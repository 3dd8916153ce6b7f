import { describe, expect, it } from 'vitest';
import type { TrackRecord } from '../../../contract/discovery/track-record.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { openClockedStage, passTime } from '../../../tests/campaigns/clocked-stage.ts';
import { type Deal, goodCaption, strikeDeal } from '../../../tests/campaigns/paying.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';
import { followClocks } from './publication.service.ts';
import { watchPosts } from './watching.service.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

const day = 86_400_000;
const pass = (ms: number) => passTime(stage, ms, watchPosts);
const now = () => stage.app.context.now();
const link = (name: string) => `https://www.instagram.com/reel/${name}`;

interface Online {
  deal: Deal;
  accountId: number;
  piece: () => Promise<Deliverable | undefined>;
}

/** A piece that was published, found on the connected account and counted. */
async function publish(name: string, payments?: object[]): Promise<Online> {
  const { db } = stage.app.context;
  const deal = await strikeDeal(stage, { content: [{ type: 'reel', quantity: 1 }] }, 18_000, payments);
  const account = { influencer_id: deal.influencer.id, platform_id: 'instagram', source: 'provider' } as const;
  const known = { handle: `own${deal.influencer.id}`, provider_user_id: String(deal.influencer.id), as_of: now() };
  const { id: accountId } = await db
    .insertInto('social_account')
    .values({ ...account, ...known })
    .returning('id')
    .executeTakeFirstOrThrow();
  await deal.fund();
  await deal.act('pay');
  const { id } = (await deal.submit({ url: link(name) })).body.data as Deliverable;
  await deal.change(stage.brand, id, { status: 'approved' });
  await deal.change(deal.influencer, id, { status: 'published' });
  await read(accountId, { [name]: goodCaption, other: 'Filter coffee' });
  await passTime(stage, 60_000, followClocks);
  await pass(60_000);
  return { deal, accountId, piece: async () => (await deal.work())[0] };
}

/** A reading of the account with just these posts, by the end of their link. */
async function read(accountId: number, posts: Readonly<Record<string, string>>): Promise<void> {
  const { db } = stage.app.context;
  await db.deleteFrom('social_media').where('social_account_id', '=', accountId).execute();
  const rows = Object.entries(posts).map(([name, caption]) => ({
    social_account_id: accountId,
    provider_media_id: name,
    kind: 'reel' as const,
    permalink: link(name),
    caption,
    published_at: now(),
    as_of: now(),
  }));
  await db.insertInto('social_media').values(rows).execute();
  await db.updateTable('social_account').set({ as_of: now() }).where('id', '=', accountId).execute();
}

async function told(who: Player, about: RegExp): Promise<number> {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}?limit=100`);
  return (reply.body.data as { title: string }[]).filter(({ title }) => about.test(title)).length;
}
const removed = /^A post is no longer online/;
const unlabelled = /^The ad label is missing/;

describe('a published post', () => {
  it('is found on the connected account, and has to stay up as long as agreed', async () => {
    const { deal, piece } = await publish('found1');
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
    const until = addDays(dateInIndia(now()), 30);
    expect((await piece())?.post).toEqual({ stays_until: until, removed_at: null, unlabelled_at: null });
  });

  it('that is deleted after its payment is told to both sides, once, and counts in the track record', async () => {
    const { deal, accountId, piece } = await publish('gone1');
    await pass(3 * day);
    await read(accountId, { other: 'Filter coffee' });
    await pass(60_000);
    await pass(day);
    expect((await piece())?.post?.removed_at).toEqual(expect.any(String));
    expect(await told(deal.influencer, removed)).toBe(1);
    expect(await told(stage.brand, removed)).toBe(1);
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
    const { body } = await stage.call(stage.brand, `GET /user/${deal.influencer.id}/track-record`);
    const figure = (body.data as TrackRecord).figures.find(({ id }) => id === 'kept_online_rate');
    expect(figure).toMatchObject({ n: 1, value: null });
  });

  it('that is deleted before all is paid puts the rest before our team', async () => {
    const date = addDays(dateInIndia(now()), 20);
    const { deal, accountId } = await publish('gone2', [
      { label: 'Live', amount: 12_000, due: 'published' },
      { label: 'Later', amount: 6_000, due: 'date', date },
    ]);
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 12_000 });
    await read(accountId, { other: 'Filter coffee' });
    await pass(60_000);
    expect(await deal.escrow()).toMatchObject({ status: 'disputed', released: 12_000 });
  });

  it('whose label is taken away is told to both sides, each time', async () => {
    const { deal, accountId, piece } = await publish('label1');
    for (const times of [1, 2]) {
      await pass(day);
      await read(accountId, { label1: 'Look at this', other: 'Filter coffee' });
      await pass(60_000);
      await pass(60_000);
      expect((await piece())?.post?.unlabelled_at).toEqual(expect.any(String));
      expect(await told(deal.influencer, unlabelled)).toBe(times);
      expect(await told(stage.brand, unlabelled)).toBeGreaterThanOrEqual(times);
      await read(accountId, { label1: goodCaption, other: 'Filter coffee' });
      await pass(60_000);
      expect((await piece())?.post?.unlabelled_at).toBeNull();
    }
  });

  it('may be deleted after the agreed days, and is not judged while its account is not connected', async () => {
    const [old, away] = [await publish('old1'), await publish('away1')];
    const { db } = stage.app.context;
    const disconnect = db.updateTable('social_account').set({ source: 'self_reported' });
    await disconnect.where('id', '=', away.accountId).execute();
    await read(away.accountId, { other: 'Filter coffee' });
    await pass(31 * day);
    await read(old.accountId, { other: 'Filter coffee' });
    await pass(60_000);
    for (const { piece } of [old, away]) expect((await piece())?.post?.removed_at).toBeNull();
  });
});
