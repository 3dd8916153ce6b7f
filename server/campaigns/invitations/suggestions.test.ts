import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignSuggestion } from '../../../contract/campaigns/invitations.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { makeInfluencer, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { listCampaignSuggestions } from './suggestions.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

interface Page {
  data: CampaignSuggestion[];
  total: number;
  next_cursor: string | null;
}

const suggestionsOf = async (who: Player, { id }: { id: string }, query = '') =>
  (await stage.call(who, `GET /campaign/${id}/suggestions${query}`)).body as unknown as Page;
const idsOf = ({ data }: Page) => data.map(({ id }) => Number(id));

const inPune = { city_id: 'pune', state_id: 'MH' };

/** Posts a campaign about a topic that nobody else of this test covers. */
const postAbout = (brand: Player, topic: string, more = {}) =>
  stage.post(brand, { categories: [topic], languages: ['ml'], locations: ['kochi'], ...more });
const makeAbout = (topic: string, more = {}) =>
  makeInfluencer(stage.app.context.db, { profile: { categories: [topic], ...more } });

describe('suggestions for a campaign', () => {
  it('are creators who fit with match and price of the work, best first', async () => {
    const brand = await stage.newBrand();
    const [near, far, dear] = [
      await makeAbout('fitness'),
      await makeAbout('fitness', { ...inPune, languages: ['mr'] }),
      await makeInfluencer(stage.app.context.db, { profile: { categories: ['fitness'] }, price: 9_000_000 }),
    ];
    const unclaimed = await makeUnclaimedInfluencer(stage.app.context.db, { profile: { categories: ['fitness'] } });
    const campaign = await postAbout(brand, 'fitness', { budget_per_creator: 30_000 });
    const found = await suggestionsOf(brand, campaign);
    expect(idsOf(found)).not.toContain(unclaimed.id);
    expect(idsOf(found).filter((id) => [near, far, dear].some((one) => one.id === id))).toEqual([
      near.id,
      dear.id,
      far.id,
    ]);
    expect(found.data[0]).toMatchObject({
      id: String(near.id),
      match: { score: 100, reasons: expect.arrayContaining(['2 reels at ₹15,000 = ₹30,000, within ₹30,000']) },
      work_price: 30_000,
    });
    const scores = found.data.map(({ match }) => match.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(50);
  });

  it('leave out who was invited, applied, blocks, is hidden, or is the same person', async () => {
    const { db } = stage.app.context;
    const brand = await stage.newBrand();
    const campaign = await postAbout(brand, 'gaming');
    const people = [];
    for (let at = 0; at < 5; at += 1) people.push(await makeAbout('gaming'));
    const [free, invited, blocker, blocked, hidden] = people.map(({ id }) => id);
    const applied = await stage.newInfluencer();
    await db
      .updateTable('influencer_profile')
      .set({ categories: ['gaming'] })
      .where('id', '=', applied.id)
      .execute();
    expect(idsOf(await suggestionsOf(brand, campaign))).toEqual(
      expect.arrayContaining([free, invited, blocker, blocked, hidden, applied.id]),
    );
    await stage.apply(applied, campaign);
    await stage.call(brand, `POST /campaign/${campaign.id}/invitations`, { influencer_ids: [String(invited)] });
    await db
      .insertInto('block')
      .values([
        { blocker_id: blocker ?? 0, blocked_id: brand.id },
        { blocker_id: brand.id, blocked_id: blocked ?? 0 },
      ])
      .execute();
    await db
      .updateTable('influencer_profile')
      .set({ hidden_at: new Date() })
      .where('id', '=', hidden ?? 0)
      .execute();
    const left = idsOf(await suggestionsOf(brand, campaign));
    expect(left).toContain(free);
    for (const gone of [invited, blocker, blocked, hidden, applied.id]) expect(left).not.toContain(gone);
  });

  it('come in pages without a gap, and are for the creator alone', async () => {
    const brand = await stage.newBrand();
    const campaign = await postAbout(brand, 'parenting');
    for (let at = 0; at < 5; at += 1) await makeAbout('parenting', at % 2 ? {} : inPune);
    const whole = await suggestionsOf(brand, campaign, '?limit=100');
    expect(whole.total).toBe(whole.data.length);
    const paged: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await suggestionsOf(brand, campaign, `?limit=2${cursor && `&cursor=${cursor}`}`);
      paged.push(...idsOf(page));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(idsOf(whole));
    expect((await stage.call(stage.brand, `GET /campaign/${campaign.id}/suggestions`)).status).toBe(404);
    expect((await stage.call(stage.influencer, `GET /campaign/${campaign.id}/suggestions`)).status).toBe(404);
    expect((await stage.call(brand, `GET /campaign/${campaign.id}/suggestions?cursor=x`)).status).toBe(400);
  });

  it('come by the price of the work, page by page, without a full price last', async () => {
    const brand = await stage.newBrand();
    const campaign = await postAbout(brand, 'pets', { budget_per_creator: 30_000 });
    for (const price of [900_000, 100_000, 500_000])
      await makeInfluencer(stage.app.context.db, { profile: { categories: ['pets'] }, price });
    const whole = await suggestionsOf(brand, campaign, '?limit=100&sort=price');
    const prices = whole.data.map(({ work_price: price }) => price ?? Number.POSITIVE_INFINITY);
    expect(prices.length).toBeGreaterThanOrEqual(3);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(idsOf(whole).toSorted()).toEqual(idsOf(await suggestionsOf(brand, campaign, '?limit=100')).toSorted());
    const first = await suggestionsOf(brand, campaign, '?limit=2&sort=price');
    const next = await suggestionsOf(brand, campaign, `?limit=100&sort=price&cursor=${first.next_cursor}`);
    expect([...idsOf(first), ...idsOf(next)]).toEqual(idsOf(whole));
    const other = `GET /campaign/${campaign.id}/suggestions?sort=match&cursor=${first.next_cursor}` as const;
    expect((await stage.call(brand, other)).status).toBe(400);
  });

  it('cost the same number of queries for a few and for many', async () => {
    const brand = await stage.newBrand();
    const campaign = await postAbout(brand, 'books');
    await makeAbout('books');
    const user = { id: brand.id, locale: 'en' } as User;
    const list = () =>
      countQueries(stage.app.context, (context) =>
        listCampaignSuggestions(context, { user, id: campaign.id, limit: 20, sort: 'match' }),
      );
    const few = await list();
    for (let at = 0; at < 12; at += 1) await makeAbout('books');
    expect(await list()).toBe(few);
  });
});
