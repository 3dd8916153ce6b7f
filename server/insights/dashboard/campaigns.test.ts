import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CampaignProgress } from '../../../contract/insights/dashboard.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

async function idsOf(who: Player): Promise<string[]> {
  const reply = await stage.call(who, 'GET /dashboard/campaigns');
  const { data, total } = reply.body as unknown as { data: CampaignProgress[]; total: number };
  expect(total).toBe(data.length);
  return data.map(({ id }) => id);
}

it('lists running campaigns first, and leaves out those the person has left', async () => {
  const { brand, influencer, app } = stage;
  const [running, later] = [await stage.post(brand), await stage.post(brand)];
  const { id } = await stage.apply(influencer, later);
  const start_date = dateInIndia(app.context.now());
  await app.context.db.updateTable('campaign').set({ start_date }).where('id', '=', Number(running.id)).execute();
  expect(await idsOf(brand)).toEqual([running.id, later.id]);
  expect(await idsOf(influencer)).toEqual([later.id]);
  expect((await stage.move(influencer, id, 'withdrawn')).status).toBe(200);
  expect(await idsOf(influencer)).toEqual([]);
});
