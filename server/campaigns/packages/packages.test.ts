import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CreatorPackage, mostPackages } from '../../../contract/campaigns/packages.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeContent } from '../../../tests/makers/content.ts';
import { makePackage } from '../../../tests/makers/package.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const body = (more: object = {}) => ({
  title: 'A reel with two stories',
  deliverables: [
    { type: 'reel', quantity: 1 },
    { type: 'story', quantity: 2, delivery: 'hand_over' },
  ],
  days: 7,
  price: 12_000.5,
  ...more,
});
const add = (who: Player, more: object = {}) => stage.call(who, 'POST /packages', body(more));
const list = async (who: Player, of?: { id: number }) =>
  (await stage.call(who, `GET /packages${of ? `?user_id=${of.id}` : ''}`)).body.data as CreatorPackage[];

describe('packages of a creator', () => {
  it('are listed in the order they were added, for the creator and for those who open the profile', async () => {
    const who = await stage.newInfluencer();
    const piece = await makeContent(stage.app.context.db, who.id);
    const { status, body: first } = await add(who, { pictures: [String(piece.id)] });
    expect(status).toBe(201);
    expect(first.data).toMatchObject({
      ...body(),
      platforms: ['instagram'],
      pictures: [{ id: String(piece.id), picture: { width: 640 } }],
      can: { change: true, remove: true, book: { reason: expect.any(String) } },
    });
    await add(who, { title: 'One video on YouTube', platforms: ['youtube'] });
    expect((await list(who)).map(({ title }) => title)).toEqual([body().title, 'One video on YouTube']);
    const seen = await list(stage.brand, who);
    expect(seen).toHaveLength(2);
    expect(seen[0]).toMatchObject({ price: 12_000.5, can: { change: { reason: expect.any(String) }, book: true } });
  });

  it('change field by field, lose pictures that are removed, and go', async () => {
    const who = await stage.newInfluencer();
    const piece = await makeContent(stage.app.context.db, who.id);
    const { id } = (await add(who, { pictures: [String(piece.id)] })).body.data as CreatorPackage;
    const changed = await stage.call(who, `PUT /packages/${id}`, { price: 15_000 });
    expect(changed.body.data).toMatchObject({ id, ...body({ price: 15_000 }), pictures: [{ id: String(piece.id) }] });
    await stage.call(who, `DELETE /user/content/${piece.id}`);
    expect((await list(who))[0]?.pictures).toEqual([]);
    expect((await stage.call(who, `DELETE /packages/${id}`)).status).toBe(200);
    expect((await stage.call(who, `DELETE /packages/${id}`)).status).toBe(404);
    expect(await list(who)).toEqual([]);
  });

  it('are at most ten, also when added at once, and a free place is used again', async () => {
    const who = await stage.newInfluencer();
    for (let place = 1; place < mostPackages; place += 1) {
      await makePackage(stage.app.context.db, { influencer_id: who.id, place });
    }
    const both = await Promise.all([add(who), add(who)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const [first] = await list(who);
    await stage.call(who, `DELETE /packages/${first?.id}`);
    expect((await add(who)).status).toBe(201);
    expect(await list(who)).toHaveLength(mostPackages);
  });

  it('take no more than an offer could have, and no picture of others', async () => {
    const who = await stage.newInfluencer();
    const piece = await makeContent(stage.app.context.db, stage.influencer.id);
    const wrong = {
      title: { title: 'Reel' },
      deliverables: { deliverables: [] },
      days: { days: 0 },
      price: { price: 0.5 },
      platforms: { platforms: [] },
      pictures: { pictures: [String(piece.id)] },
    };
    for (const [field, more] of Object.entries(wrong)) {
      const reply = await add(who, more);
      expect(reply.status, field).toBe(400);
      expect(Object.keys(reply.body.fields ?? {}), field).toEqual([field]);
    }
    expect((await add(who, { title: 'Promo for a casino app' })).body.code).toBe('REFUSED_KIND');
    expect(await list(who)).toEqual([]);
  });

  it('are offered by influencers only', async () => {
    expect((await add(stage.brand)).body.code).toBe('ROLE');
    expect((await stage.call(stage.brand, 'GET /packages')).body.code).toBe('ROLE');
  });

  it('follow the visibility of the profile', async () => {
    const { db } = stage.app.context;
    const [who, brand] = [await stage.newInfluencer(), await stage.newBrand()];
    await add(who);
    await db.insertInto('block').values({ blocker_id: who.id, blocked_id: brand.id }).execute();
    expect((await stage.call(brand, `GET /packages?user_id=${who.id}`)).status).toBe(404);
    const suspended = { suspended_at: new Date(), suspension_reason: 'Test' };
    await db.updateTable('account').set(suspended).where('id', '=', who.id).execute();
    expect((await stage.call(stage.brand, `GET /packages?user_id=${who.id}`)).status).toBe(404);
    await db
      .updateTable('account')
      .set({ suspended_at: null, suspension_reason: null })
      .where('id', '=', who.id)
      .execute();
    expect(await list(stage.brand, who)).toHaveLength(1);
    await db.updateTable('influencer_profile').set({ hidden_at: new Date() }).where('id', '=', who.id).execute();
    expect((await stage.call(stage.brand, `GET /packages?user_id=${who.id}`)).status).toBe(404);
    expect((await stage.call(stage.brand, `GET /packages?user_id=${brand.id}`)).status).toBe(404);
    expect((await stage.call(stage.brand, 'GET /packages?user_id=x')).status).toBe(400);
  });
});
