import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

interface Matches {
  campaign: { id: string; title: string } | null;
  data: { influencer_id: string; match: { score: number } }[];
}

const matchesOf = async (who: Player, ids: (string | number)[]) => {
  const query = ids.map((each) => `influencer_id=${each}`).join('&');
  return (await stage.call(who, `GET /campaign/all/match_influencers?${query}`)).body as unknown as Matches;
};

it('tells a business how creators match its newest open campaign, each once, and nothing without one', async () => {
  const { influencer } = stage;
  const brand = await stage.newBrand();
  expect(await matchesOf(brand, [influencer.id])).toMatchObject({ campaign: null, data: [] });
  await stage.post(brand, { title: 'An older one' });
  const newest = await stage.post(brand, { title: 'The newest', platforms: ['facebook'] });
  const found = await matchesOf(brand, [influencer.id, influencer.id, 999_999_999]);
  expect(found.campaign).toEqual({ id: newest.id, title: 'The newest' });
  expect(found.data.map(({ influencer_id }) => influencer_id)).toEqual([String(influencer.id)]);
  expect(found.data[0]?.match.score).toBeGreaterThanOrEqual(0);
});

it('leaves out people behind a block', async () => {
  const brand = await stage.newBrand();
  const creator = await stage.newInfluencer();
  await stage.post(brand, { title: 'An open one' });
  expect((await matchesOf(brand, [creator.id])).data).toHaveLength(1);
  await stage.call(creator, 'POST /user/block', { target_id: String(brand.id), reason: 'No.' });
  expect((await matchesOf(brand, [creator.id])).data).toEqual([]);
});
