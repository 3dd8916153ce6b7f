import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperatorLookup } from '../../../contract/operators/operator-lookups.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeInfluencer } from '../../../tests/makers/influencer.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { operatorLookupJobs } from './operator-lookups.jobs.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
});
afterAll(() => app.close());

const reason = 'Asked for by many';
const ask = (call: string, body?: object) => app.api(call, { token: operator.token, ...(body ? { body } : {}) });
const names = async (path: string) =>
  ((await app.api(`GET ${path}`)).body.data as { name: string }[]).map(({ name }) => name);
const profile = (id: number) =>
  app.context.db
    .selectFrom('influencer_profile')
    .select(['categories', 'city_id', 'state_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const moveAll = () => operatorLookupJobs(app.context)[0]?.run({});

describe('categories', () => {
  it('are added, renamed and listed by name', async () => {
    const added = (await ask('POST /operator/categories', { name: 'Crème & Tea' })).body.data as OperatorLookup;
    expect(added).toMatchObject({ id: 'creme-tea', uses: 0, retired_at: null });
    expect(await names('/categories')).toContain('Crème & Tea');
    expect((await ask('POST /operator/categories', { name: 'crème & tea' })).body.code).toBe('TAKEN');
    expect((await ask('POST /operator/categories', { name: 'चाय' })).body.code).toBe('RULE');
    await ask(`PUT /operator/lookups/category/${added.id}`, { name: 'Tea', reason });
    expect(await names('/categories')).toContain('Tea');
    expect((await ask('GET /operator/lookups/category?q=tea')).body.data).toMatchObject([{ id: added.id }]);
  });

  it('are merged: every use of one becomes a use of the other, once', async () => {
    const [food, travel] = ['food', 'travel'];
    const both = await makeInfluencer(app.context.db, { profile: { categories: [food, travel] } });
    const one = await makeInfluencer(app.context.db, { profile: { categories: [food] } });
    const retired = await ask(`POST /operator/lookups/category/${food}/retire`, { into: travel, reason });
    expect(retired.body.data).toMatchObject({ merged_into: travel, uses: 2 });
    await moveAll();
    expect((await profile(both.id)).categories).toEqual([travel]);
    expect((await profile(one.id)).categories).toEqual([travel]);
    expect(await names('/categories')).not.toContain('Food');
    const into = await ask(`POST /operator/lookups/category/${travel}/retire`, { into: food, reason });
    expect(into).toMatchObject({ status: 422, body: { fields: { into: expect.any(String) } } });
    expect((await ask(`POST /operator/lookups/category/${food}/restore`, { reason })).body.data).toMatchObject({
      retired_at: null,
      merged_into: null,
    });
  });
});

describe('cities', () => {
  const city = { name: 'Kochi', state_id: 'TN', latitude: 10, longitude: 77, weight: 12 };

  it('are added to a state; a name is unique within a state', async () => {
    const added = (await ask('POST /operator/cities', city)).body.data as OperatorLookup;
    expect(added).toMatchObject({ id: 'kochi-tn', state: { id: 'TN' } });
    expect((await ask('POST /operator/cities', city)).body.code).toBe('TAKEN');
    expect((await ask('POST /operator/cities', { ...city, state_id: 'XX' })).status).toBe(404);
    expect((await ask('POST /operator/cities', { ...city, latitude: 91 })).status).toBe(400);
  });

  it('stay where used when retired, or move with their state', async () => {
    const { id } = await makeInfluencer(app.context.db, {
      profile: { city_id: 'kochi', state_id: 'KL', country_id: 'IN' },
    });
    await ask('POST /operator/lookups/city/kochi/retire', { reason });
    expect(await names('/location/user/cities?state_id=KL')).not.toContain('Kochi');
    expect(await profile(id)).toMatchObject({ city_id: 'kochi' });
    await ask('POST /operator/lookups/city/kochi/restore', { reason });
    await ask('POST /operator/lookups/city/kochi/retire', { into: 'pune', reason });
    await moveAll();
    expect(await profile(id)).toMatchObject({ city_id: 'pune', state_id: 'MH' });
    await ask('POST /operator/lookups/city/kochi/restore', { reason });
  });

  it('are paged by name', async () => {
    const first = await ask('GET /operator/lookups/city?limit=2');
    const second = await ask(`GET /operator/lookups/city?limit=2&cursor=${first.body.next_cursor}`);
    const all = (await ask('GET /operator/lookups/city?limit=4')).body.data;
    expect([...(first.body.data as unknown[]), ...(second.body.data as unknown[])]).toEqual(all);
  });
});
