/** A post whose figures are read, and that is deleted after its payment: both sides are told and have it as a task, until it is online again. */
import { describe, expect, it } from 'vitest';
import { dayMs } from '../../contract/kit/calendar.ts';
import type { Deliverable } from '../../contract/work/deliverables.ts';
import { syncAccount } from '../../server/social/social-sync/social-sync.service.ts';
import { followClocks } from '../../server/work/publication/publication.service.ts';
import { watchPosts } from '../../server/work/publication/watching.service.ts';
import { type Deal, strikeFundedDeal } from '../campaigns/paying.ts';
import { looksOf } from '../looks.ts';
import { connect } from '../social/connecting.ts';
import { expectGoodPage } from './people.ts';
import { openScene } from './stage-visitor.ts';

const scene = openScene();

/** Reads the connected account again, and follows what depends on it. */
async function readAgain({ influencer }: Deal): Promise<void> {
  const { context } = scene.stage.app;
  const { id } = await context.db
    .selectFrom('social_account as s')
    .innerJoin('social_connection as n', 'n.social_account_id', 's.id')
    .select('s.id')
    .where('s.owner_id', '=', influencer.id)
    .executeTakeFirstOrThrow();
  await syncAccount(context, id);
  await followClocks(context);
  await watchPosts(context);
}

/** A reel of the connected account, after so many newer ones. */
async function findReel({ influencer }: Deal, newer: number) {
  return scene.stage.app.context.db
    .selectFrom('social_media as m')
    .innerJoin('social_account as s', 's.id', 'm.social_account_id')
    .select(['m.permalink', 'm.published_at'])
    .where('s.owner_id', '=', influencer.id)
    .where('m.kind', '=', 'reel')
    .orderBy('m.published_at', 'desc')
    .offset(newer)
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** A reel that was approved before it was posted, is found on the connected account, and is paid for; returns its link. */
async function publish(deal: Deal, { account, newer }: { account: string; newer: number }): Promise<string> {
  const { stage } = scene;
  const { context } = stage.app;
  await connect(stage.app, { ...deal.influencer, id: String(deal.influencer.id) }, 'instagram', { account });
  await readAgain(deal);
  const { permalink: url, published_at } = await findReel(deal, newer);
  const { now } = context;
  context.now = () => new Date(published_at.getTime() - dayMs);
  const { id } = (await deal.submit({ url })).body.data as Deliverable;
  await deal.change(stage.brand, id, { status: 'approved' });
  context.now = now;
  await deal.change(deal.influencer, id, { status: 'published' });
  await readAgain(deal);
  expect(await deal.escrow()).toMatchObject({ status: 'released' });
  return url ?? '';
}

/** Each width has an account of the sandbox, and a link, of its own: of a reel that is old enough to have been read. */
const looks = [
  { width: 360, account: '17841400000000001', newer: 1 },
  { width: 1280, account: '17841400000000002', newer: 2 },
];

describe.each(looksOf(looks))('at $width px', ({ width, account, newer }) => {
  it('a post that is deleted after payment is a task on both dashboards, and leaves them once it is back', {
    timeout: 240_000,
  }, async () => {
    const deal = await strikeFundedDeal(scene.stage, { title: `Monsoon reel ${width}` });
    const link = await publish(deal, { account, newer });
    const creator = await scene.enter(deal.influencer, [width, 'light']);
    const brand = await scene.enter(scene.stage.brand, [width, 'light']);
    const [name = ''] = deal.application.user.fullname.split(',');
    const tasks = [
      [creator.page, 'Your post is no longer online'],
      [brand.page, `The post by ${name} is no longer online`],
    ] as const;

    for (const [page, schedule] of [
      [creator.page, 'Nothing to type, we read it for you'],
      [brand.page, 'Read by schedule'],
    ] as const) {
      await page.goto(`/campaign-details/${deal.campaign.id}?tab=deliverables`);
      await page.getByText(/^Matched to @/).waitFor();
      await page.getByText(/^Instagram · read /).waitFor();
      await page.getByRole('heading', { name: schedule }).waitFor();
      await page.getByText(/^next /).waitFor();
      await expectGoodPage(page);
    }

    const sandbox = async (button: string) => {
      await creator.page.goto('/sandbox');
      await creator.page.getByLabel('Link of the post').fill(link);
      const answered = creator.page.waitForResponse(/\/sandbox\/social\/posts\//);
      await creator.page.getByRole('button', { name: button }).click();
      expect((await answered).status()).toBe(303);
      await readAgain(deal);
    };
    await sandbox('Delete it');
    for (const [page, title] of tasks) {
      await page.goto('/dashboard');
      await page.getByRole('heading', { name: title }).waitFor();
      await expectGoodPage(page);
      await page.getByRole('link', { name: title }).click();
      await page.getByText('The post is no longer online').waitFor();
      await expectGoodPage(page);
      await page.goto('/all-notifications');
      await page
        .getByText(/^A post is no longer online/)
        .first()
        .waitFor();
    }
    // It was paid for, so that nothing moves back.
    expect(await deal.escrow()).toMatchObject({ status: 'released', refunded: 0 });

    await sandbox('Bring it back');
    for (const [page, title] of tasks) {
      await page.goto('/dashboard');
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('heading', { name: title }).waitFor({ state: 'detached' });
      await page.goto(`/campaign-details/${deal.campaign.id}?tab=deliverables`);
      await page.getByText(/^Online again since/).waitFor();
    }
    for (const { context, problems } of [creator, brand]) {
      expect(problems).toEqual([]);
      await context.close();
    }
  });
});
