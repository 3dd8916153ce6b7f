import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CrmEntry } from '../../../contract/campaigns/crm.ts';
import { openCrm } from '../../../tests/campaigns/crm.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMemberToken } from '../../../tests/makers/membership.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import { nextNumber } from '../../../tests/makers/numbers.ts';

let stage: Stage;
let crm: ReturnType<typeof openCrm>;
beforeAll(async () => {
  stage = await setStage();
  crm = openCrm(stage);
});
afterAll(() => stage.app.close());

it('keeps creators with stage and tags, newest first, page by page', async () => {
  const brand = await stage.newBrand();
  const [one, two, three] = [await crm.unclaimed(), await crm.unclaimed(), stage.influencer];
  expect((await crm.put(brand, one.id)).body.data).toMatchObject({ stage: 'found', tags: [], last_contact: null });
  await crm.put(brand, two.id, { stage: 'talking', tags: ['Onam', 'onam', 'reliable'] });
  await crm.put(brand, three.id, { stage: 'working' });
  expect(await crm.names(brand)).toEqual([three.id, two.id, one.id]);
  const first = await crm.list(brand, '?limit=2');
  expect(first).toMatchObject({
    total: 3,
    stages: { found: 1, asked: 0, talking: 1, working: 1, not_now: 0 },
    tags: ['onam', 'reliable'],
  });
  expect(await crm.names(brand, `?limit=2&cursor=${first.next_cursor}`)).toEqual([one.id]);
  expect(await crm.names(brand, '?stage=talking')).toEqual([two.id]);
  expect(await crm.names(brand, '?tag=ONAM')).toEqual([two.id]);
  expect((await crm.put(brand, two.id, { stage: 'not_now' })).body.data).toMatchObject({ tags: ['onam', 'reliable'] });
  expect((await stage.call(brand, `DELETE /crm/${two.id}`)).status).toBe(200);
  expect(await crm.names(brand)).toEqual([three.id, one.id]);
  expect((await stage.call(brand, `GET /crm/${two.id}`)).body.data).toMatchObject({ stage: null, tags: [] });
});

it('is searched by name, handle, tag and note, taking every sign as itself', async () => {
  const brand = await stage.newBrand();
  const [one, two] = [await crm.unclaimed(null, `pepper.one${nextNumber()}`), await crm.unclaimed()];
  await crm.put(brand, one.id, { tags: ['50%'] });
  await crm.put(brand, two.id);
  await stage.call(brand, `POST /notes?target=creator:${two.id}`, { text: 'Prefers Malayalam' });
  expect(await crm.names(brand, '?q=@PEPPER')).toEqual([one.id]);
  expect(await crm.names(brand, `?q=${encodeURIComponent('50%')}`)).toEqual([one.id]);
  expect(await crm.names(brand, '?q=malayalam')).toEqual([two.id]);
  expect(await crm.names(brand, '?q=%25%5F')).toEqual([]);
});

it('tells the last contact from messages, applications and invitations', async () => {
  const brand = await stage.newBrand();
  const creator = await stage.newInfluencer();
  await crm.put(brand, creator.id);
  await stage.apply(creator, await stage.post(brand));
  expect((await crm.list(brand)).data).toMatchObject([{ last_contact: { kind: 'application' } }]);
  await makeMessage(stage.app.context.db, { senderId: brand.id, receiverId: creator.id });
  expect((await crm.list(brand)).data).toMatchObject([{ last_contact: { kind: 'message' } }]);
  expect((await stage.call(brand, `GET /crm/${creator.id}`)).body.data).toMatchObject({
    facts: { campaigns: 0, paid: 0 },
  });
});

it('is ordered by the last contact, page by page, and saved as a file', async () => {
  const brand = await stage.newBrand();
  const [never, late, early] = [await crm.unclaimed(), await stage.newInfluencer(), await stage.newInfluencer()];
  for (const { id } of [late, early, never]) await crm.put(brand, id, { tags: ['=onam'] });
  const { db } = stage.app.context;
  for (const { id } of [early, late]) await makeMessage(db, { senderId: brand.id, receiverId: id });
  await db
    .updateTable('conversation')
    .set({ last_message_at: new Date(Date.now() - 86_400_000) })
    .where((eb) => eb.or([eb('low_id', '=', early.id), eb('high_id', '=', early.id)]))
    .execute();
  expect(await crm.names(brand, '?sort=contact')).toEqual([late.id, early.id, never.id]);
  const seen: number[] = [];
  for (let cursor: unknown = ''; cursor !== null; ) {
    const page = await crm.list(brand, `?sort=contact&limit=1${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...(page.data as CrmEntry[]).map(({ influencer }) => Number(influencer.id)));
    cursor = page.next_cursor;
  }
  expect(seen).toEqual([late.id, early.id, never.id]);
  const file = await fetch(`${stage.app.url}/api/crm?format=csv&tag=%3Donam`, {
    headers: { authorization: `Bearer ${brand.token}` },
  });
  expect(file.headers.get('content-type')).toContain('text/csv');
  const lines = (await file.text()).trim().split('\n');
  expect(lines[0]).toContain('creator_id,name,platform,handle');
  expect(lines.slice(1).map((line) => Number(line.split(',')[0]))).toEqual([late.id, early.id, never.id]);
  expect(lines[1]).toContain("'=onam");
  expect((await stage.call(stage.influencer, 'GET /crm?format=csv')).body.code).toBe('ROLE');
});

it('is the team’s alone, read by viewers and not by members of named campaigns', async () => {
  const creator = await crm.unclaimed();
  await crm.put(stage.brand, creator.id, { tags: ['secret'] });
  const member = async (role: 'manager' | 'viewer' | 'reviewer', more = {}) => ({
    id: stage.brand.id,
    token: await makeMemberToken(stage.app.context, { account: { id: String(stage.brand.id) }, roles: [role], more }),
  });
  expect(await crm.names(await member('manager'))).toContain(creator.id);
  const viewer = await member('viewer');
  expect(await crm.names(viewer)).toContain(creator.id);
  expect((await crm.put(viewer, creator.id, { stage: 'asked' })).body.code).toBe('ROLE');
  expect((await crm.bring(viewer, 'Profile\nx')).body.code).toBe('ROLE');
  expect((await crm.invite(viewer, [creator.id])).body.code).toBe('ROLE');
  expect((await stage.call(await member('reviewer'), 'GET /crm')).body.code).toBe('ROLE');
  const { id } = await stage.post(stage.brand);
  expect((await stage.call(await member('manager', { campaign_ids: [Number(id)] }), 'GET /crm')).body.code).toBe(
    'ROLE',
  );
  const stranger = await stage.newBrand();
  expect(await crm.names(stranger)).toEqual([]);
  expect((await crm.list(stranger)).tags).toEqual([]);
  expect((await stage.call(stranger, `GET /crm/${creator.id}`)).body.data).toMatchObject({ stage: null, tags: [] });
  expect((await stage.call(stage.influencer, 'GET /crm')).body.code).toBe('ROLE');
});

it('knows nobody hidden, unknown or blocked', async () => {
  const hidden = await crm.unclaimed();
  await crm.put(stage.brand, hidden.id);
  const hide = { hidden_at: new Date() };
  await stage.app.context.db.updateTable('influencer_profile').set(hide).where('id', '=', hidden.id).execute();
  expect(await crm.names(stage.brand)).not.toContain(hidden.id);
  for (const id of [hidden.id, 999_999]) expect((await crm.put(stage.brand, id)).status).toBe(404);
  const creator = await stage.newInfluencer();
  await crm.put(stage.brand, creator.id);
  expect((await stage.call(creator, 'POST /user/block', { target_id: String(stage.brand.id) })).status).toBe(200);
  expect(await crm.names(stage.brand)).not.toContain(creator.id);
  expect((await stage.call(stage.brand, `GET /crm/${creator.id}`)).status).toBe(404);
});
