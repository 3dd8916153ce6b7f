import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import { type ApplicationStatus, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { FeedFacets } from '../../../contract/campaigns/feed.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { makeApplication } from '../../../tests/makers/application.ts';
import { dayFromNow, makeCampaign } from '../../../tests/makers/campaign.ts';
import { asUser } from '../../../tests/members.ts';
import { listPosts } from './feed.service.ts';

let stage: Stage;
let other: Player;
const posts: Campaign[] = [];

beforeAll(async () => {
  stage = await setStage();
  other = await stage.newBrand();
  for (let i = 0; i < 7; i += 1) {
    posts.push(
      await stage.post(stage.brand, {
        title: `Campaign number ${i}`,
        categories: i % 2 ? ['food'] : ['travel'],
        locations: i === 0 ? ['kochi'] : [],
        budget_per_creator: 10_000 + (i % 3) * 1_000,
        application_deadline: dayFromNow(5 + (i % 4)),
      }),
    );
  }
  await stage.post(other, jointBody({ title: 'A joint one' }));
});
afterAll(() => stage.app.close());

async function list(query: string, who: Player = stage.influencer) {
  const reply = await stage.call(who, `GET /campaign/all/get_user_post_campaigns?${query}`);
  return { ...reply, campaigns: (reply.body.data ?? []) as Campaign[] };
}

async function walk(path: string, who: Player): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const { body } = await stage.call(who, `GET ${path}&limit=2${cursor && `&cursor=${cursor}`}`);
    ids.push(...(body.data as Campaign[]).map(({ id }) => id));
    if (!body.next_cursor) return ids;
    cursor = String(body.next_cursor);
  }
}

async function apply(campaignId: number, status: ApplicationStatus) {
  const { id } = await stage.newInfluencer();
  return makeApplication(stage.app.context.db, { campaign_id: campaignId, influencer_id: id, status });
}

describe('Campaign Posts', () => {
  it('shows the open campaigns of others, best match first', async () => {
    const { campaigns, body } = await list('limit=50');
    expect(body.total).toBe(7);
    const scores = campaigns.map(({ match }) => match!.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(campaigns.find(({ title }) => title === 'Campaign number 1')?.match?.reasons[0]).toMatch(/^Posts about/);
    expect((await list('limit=50', stage.brand)).body.total).toBe(0);
  });

  it('excludes joint campaigns, which are in the hub', async () => {
    expect((await list('q=joint')).body.total).toBe(0);
    expect((await list(`creator=${other.id}`)).body.total).toBe(0);
    const hub = await stage.call(stage.influencer, 'GET /campaign/joint_campaigns?q=joint');
    expect((hub.body.data as Campaign[]).map(({ title }) => title)).toEqual(['A joint one']);
  });

  it.each(['match', 'newest', 'deadline', 'pay'])('pages by %s without gaps and duplicates', async (sort) => {
    const all = (await list(`limit=100&sort=${sort}`)).campaigns.map(({ id }) => id);
    expect(await walk(`/campaign/all/get_user_post_campaigns?sort=${sort}`, stage.influencer)).toEqual(all);
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    ['type=standard', 7],
    ['category=food', 3],
    ['category=food&category=travel', 7],
    ['budget_min=12000', 2],
    ['q=NUMBER%203', 1],
    ['platform=youtube', 0],
    ['content=reel&compensation=paid', 7],
    ['language=ml', 0],
    ['deadline_within=6', 4],
  ])('filters by %s', async (query, total) => {
    expect((await list(query)).body.total).toBe(total);
  });

  it('tells what each filter would leave, by all filters but its own', async () => {
    const { body } = await list('category=food&budget_min=11000');
    const { total, facets } = body as unknown as { total: number; facets: FeedFacets };
    expect(total).toBe(2);
    expect(facets.category).toEqual([
      { id: 'food', name: 'Food & Cooking', count: 2 },
      { id: 'travel', name: 'Travel', count: 2 },
    ]);
    expect(facets.pay).toEqual([{ id: '10000', name: '10000', count: 3 }]);
    expect(facets.platform).toEqual([{ id: 'instagram', name: 'Instagram', count: 2 }]);
    expect((await list('')).body.facets).toMatchObject({ city: [{ id: 'kochi', name: 'Kochi', count: 1 }] });
    for (const { id, count } of facets.category)
      expect((await list(`category=${id}&budget_min=11000`)).body.total).toBe(count);
  });

  it('has cards and facets as parts, so that later pages ask for cards alone', async () => {
    const both = (await list('limit=2')).body;
    const { facets, ...withoutFacets } = both;
    expect((await list('limit=2&parts=cards')).body).toEqual(withoutFacets);
    expect((await list('limit=2&parts=facets')).body).toEqual({
      ...withoutFacets,
      data: [],
      next_cursor: null,
      facets,
    });
    expect((await list('parts=all')).status).toBe(400);
  });

  it('shows the campaigns of one brand', async () => {
    expect((await list(`creator=${stage.brand.id}`)).body.total).toBe(7);
    expect((await list('creator=999999')).body.total).toBe(0);
  });

  it('refuses an invalid cursor, one of another order, and unknown filters', async () => {
    expect((await list('cursor=nonsense')).body.fields).toHaveProperty('cursor');
    const { body } = await list('sort=pay&limit=1');
    expect((await list(`sort=newest&cursor=${body.next_cursor}`)).status).toBe(400);
    const huge = Buffer.from(JSON.stringify({ sort: 'pay', value: 1e308, id: 1 })).toString('base64url');
    expect((await list(`sort=pay&cursor=${huge}`)).body.fields).toHaveProperty('cursor');
    expect((await list('colour=red')).status).toBe(400);
  });

  it('excludes expired, paused, blocked and draft campaigns', async () => {
    const { db } = stage.app.context;
    const before = (await list('')).body.total;
    const base = { creator_id: other.id };
    await makeCampaign(db, { ...base, application_deadline: dayFromNow(-1) });
    await makeCampaign(db, { ...base, held_at: new Date() });
    await makeCampaign(db, { ...base, is_draft: true });
    const blocker = await stage.newBrand();
    await makeCampaign(db, { creator_id: blocker.id });
    await db.insertInto('block').values({ blocker_id: blocker.id, blocked_id: stage.influencer.id }).execute();
    expect((await list('')).body.total).toBe(before);
  });

  it.each(['match', 'newest', 'deadline', 'pay'])('shows full ones last on every page, by %s', async (sort) => {
    const { db } = stage.app.context;
    const brand = await stage.newBrand();
    const made: { id: number; taken: number }[] = [];
    for (const taken of [2, 0, 1, 2, 0]) {
      const row = await makeCampaign(db, {
        creator_id: brand.id,
        slots: 2,
        budget_per_creator: 1_500_000 + made.length * 100_000 * (taken - 1),
        application_deadline: dayFromNow(10 - made.length),
        // Started, and still open for applications: not full.
        start_date: dayFromNow(taken === 1 ? 0 : 14),
      });
      made.push({ id: row.id, taken });
      for (let at = 0; at < taken; at += 1) await apply(row.id, 'in_progress');
    }
    const path = `/campaign/all/get_user_post_campaigns?creator=${brand.id}&sort=${sort}`;
    const ids = await walk(path, stage.influencer);
    const takenBy = new Map(made.map(({ id, taken }) => [String(id), taken]));
    expect(ids.map((id) => takenBy.get(id) === 2)).toEqual([false, false, false, true, true]);
    expect((await list(`creator=${brand.id}&sort=${sort}`)).body).toMatchObject({ total: 5 });
  });

  it.each(applicationStatuses)('counts an application that is %s as taking a slot or not', async (status) => {
    const { db } = stage.app.context;
    const campaign = await makeCampaign(db, { slots: 1 });
    const isFull = async () =>
      (await db.selectFrom('campaign').select('is_full').where('id', '=', campaign.id).executeTakeFirstOrThrow())
        .is_full;
    const one = await apply(campaign.id, 'applied');
    expect(await isFull()).toBe(false);
    await db.updateTable('application').set({ status }).where('id', '=', one.id).execute();
    const isTaken = takenStatuses.some((taken) => taken === status);
    expect(await isFull()).toBe(isTaken);
    await db.updateTable('campaign').set({ slots: 2 }).where('id', '=', campaign.id).execute();
    expect(await isFull()).toBe(false);
    await db.updateTable('campaign').set({ slots: 1 }).where('id', '=', campaign.id).execute();
    expect(await isFull()).toBe(isTaken);
    await db.updateTable('application').set({ status: 'cancelled' }).where('id', '=', one.id).execute();
    expect(await isFull()).toBe(false);
  });

  it('runs the same number of queries for one campaign as for many', async () => {
    const user = asUser(stage.influencer, 'influencer');
    const counted = (limit: number) =>
      countQueries(stage.app.context, (context) => listPosts(context, { user, limit, parts: ['cards', 'facets'] }));
    expect(await counted(5)).toBe(await counted(1));
  });
});

describe('My Campaigns', () => {
  it('shows created and applied ones, with the number of each', async () => {
    await stage.apply(stage.influencer, posts[0]!);
    const mine = (await stage.call(stage.influencer, 'GET /campaign/all/get_my_campaigns')).body;
    expect((mine.data as Campaign[]).map(({ id }) => id)).toEqual([posts[0]!.id]);
    expect(mine.data).toMatchObject([{ relations: ['applied'], my_application: { status: 'applied', quote: 18_000 } }]);
    const created = (await stage.call(stage.brand, 'GET /campaign/all/get_my_campaigns?relation=created')).body;
    expect(created).toMatchObject({
      total: 7,
      facets: { relation: [{ id: 'created', count: 7 }, { id: 'applied', count: 0 }, { id: 'pledged' }] },
    });
    expect((created.data as Campaign[]).at(-1)?.counts).toMatchObject({ applied: 1, shortlisted: 0 });
    expect(await walk('/campaign/all/get_my_campaigns?relation=created', stage.brand)).toEqual(
      posts.map(({ id }) => id).toReversed(),
    );
  });

  it('lists finished ones last, on every page, and never one still worked on', async () => {
    const { db } = stage.app.context;
    const brand = await stage.newBrand();
    const creator = await stage.newInfluencer();
    const apply = async (status: ApplicationStatus, [start, end]: [number, number]) => {
      const dates = { start_date: dayFromNow(start), end_date: dayFromNow(end) };
      const row = await makeCampaign(db, { creator_id: brand.id, ...dates });
      await makeApplication(db, { campaign_id: row.id, influencer_id: creator.id, status });
      return String(row.id);
    };
    const late = await apply('in_progress', [-9, -2]);
    const going = await apply('shortlisted', [-3, 9]);
    const paid = await apply('paid', [-30, -20]);
    const next = await apply('applied', [3, 9]);
    const missed = await apply('declined', [-30, -20]);
    const path = '/campaign/all/get_my_campaigns';
    const order = [next, going, late, missed, paid];
    expect(await walk(`${path}?type=standard`, creator)).toEqual(order);
    expect(await walk(`${path}?relation=created`, brand)).toEqual(order);
  });

  it('counts those waiting for an answer, agreed and over, and filters by each', async () => {
    const { db } = stage.app.context;
    const brand = await stage.newBrand();
    const creator = await stage.newInfluencer();
    const apply = async (status: ApplicationStatus, compensation: 'paid' | 'product' = 'paid') => {
      const row = await makeCampaign(db, { creator_id: brand.id, compensation, product_value: 90_000 });
      await makeApplication(db, { campaign_id: row.id, influencer_id: creator.id, status });
      return String(row.id);
    };
    const waiting = [await apply('applied'), await apply('offered')];
    const agreed = [await apply('in_progress'), await apply('approved')];
    const closed = [await apply('paid'), await apply('declined'), await apply('paid', 'product')];
    const path = 'GET /campaign/all/get_my_campaigns?relation=applied';
    const { facets } = (await stage.call(creator, path)).body;
    expect(facets).toMatchObject({
      standing: [
        { id: 'waiting', count: 2 },
        { id: 'agreed', count: 2 },
        { id: 'closed', count: 3 },
      ],
    });
    for (const [standing, ids] of Object.entries({ waiting, agreed, closed })) {
      const some = (await stage.call(creator, `${path}&standing=${standing}`)).body;
      expect(some).toMatchObject({ total: ids.length });
      expect((some.data as Campaign[]).map(({ id }) => id)).toEqual(ids.toReversed());
    }
  });

  it('filters by the status it shows', async () => {
    const { db } = stage.app.context;
    const maker = await stage.newBrand();
    const days = [-3, -1, 0, 1, 4];
    for (const start of days) {
      for (const end of days.filter((day) => day >= start)) {
        for (const slots of [1, 3]) {
          const dates = { start_date: dayFromNow(start), end_date: dayFromNow(end) };
          const row = await makeCampaign(db, {
            creator_id: maker.id,
            slots,
            ...dates,
            compensation: 'product',
            product_value: 90_000,
          });
          const influencer = await stage.newInfluencer();
          const values = { campaign_id: row.id, influencer_id: influencer.id, status: 'approved' as const };
          if (slots === 1 && end === 4) await makeApplication(db, values);
        }
      }
    }
    const path = 'GET /campaign/all/get_my_campaigns?limit=100';
    const all = (await stage.call(maker, path)).body.data as Campaign[];
    for (const status of ['not-started', 'on going', 'completed']) {
      const some = (await stage.call(maker, `${path}&status=${encodeURIComponent(status)}`)).body.data as Campaign[];
      expect(some.map(({ id }) => id)).toEqual(all.filter((one) => one.status === status).map(({ id }) => id));
      expect(some.length).toBeGreaterThan(0);
    }
  });
});
