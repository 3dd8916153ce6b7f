import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow, makeCampaign } from '../../../tests/makers/campaign.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const needs = [{ kind: 'product' as const, description: 'Forty jars of pickle', value: 8_000 }];
const page = async (query: string) => {
  const { body } = await stage.call(stage.influencer, `GET /campaign/joint_campaigns?${query}`);
  return {
    ids: (body.data as Campaign[]).map(({ id }) => id),
    next: body.next_cursor as string | null,
    total: body.total,
  };
};

it('shows full and locked campaigns after all others, across pages', async () => {
  const posted: Campaign[] = [];
  for (let at = 0; at < 6; at += 1)
    posted.push(await stage.post(stage.brand, { type: 'joint', title: `Joint ${at}`, needs }));
  const [first, second, third, fourth, fifth, sixth] = posted.map(({ id }) => id);
  const filler = await stage.newBrand();
  const pledge = await stage.pledge(filler, posted[5]!, { need: 0, value: 8_000 });
  expect((await page('')).ids[0]).toBe(sixth);
  await stage.move(stage.brand, pledge.id, 'accepted');
  await stage.call(stage.brand, `PUT /campaign/update/${fifth}`, { start_date: dayFromNow(0) });
  const order = [fourth, third, second, first, sixth, fifth];
  expect((await page('')).ids).toEqual(order);
  const walked: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { ids, next, total } = await page(`limit=1${cursor ? `&cursor=${cursor}` : ''}`);
    expect(total).toBe(6);
    walked.push(...ids);
    cursor = next;
  }
  expect(walked).toEqual(order);
  await stage.move(filler, pledge.id, 'withdrawn');
  expect((await page('')).ids).toEqual([sixth, fourth, third, second, first, fifth]);
  expect((await stage.call(stage.influencer, 'GET /campaign/joint_campaigns?cursor=nonsense')).status).toBe(400);
});

it('reads no more campaigns for a page in this order than it shows', async () => {
  const { db } = stage.app.context;
  const model = await makeCampaign(db, { creator_id: stage.brand.id, published_at: new Date() });
  const columns = Object.keys(model).filter((name) => name !== 'id');
  const list = sql.join(columns.map((name) => sql.ref(name)));
  await sql`insert into campaign (${list}) select ${list} from campaign, generate_series(1, 4000) where id = ${model.id}`.execute(
    db,
  );
  await sql`analyze campaign`.execute(db);
  const today = dayFromNow(0);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select c.id from campaign c
    where not c.is_draft and c.held_at is null and c.deleted_at is null and c.type = 'standard'
      and c.application_deadline >= ${today} and c.end_date >= ${today}
      and (c.is_full or (c.type = 'joint' and c.start_date <= ${today}::date)) = false
    order by c.published_at desc, c.id desc limit 21`.execute(db);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('campaign_newest');
  expect(plan).not.toContain('Seq Scan');
});
