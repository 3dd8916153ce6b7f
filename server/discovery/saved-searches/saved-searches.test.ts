import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostNewcomers, mostSavedSearches, type SavedSearch } from '../../../contract/discovery/saved-searches.ts';
import type { TestApp } from '../../../tests/app.ts';
import { signIn, startAppWith } from '../../../tests/discovery/app.ts';
import { makePeople } from '../../../tests/discovery/world.ts';

const people = makePeople(8, 3).map((person) => ({ ...person, hidden: false }));

let app: TestApp;
let one: { id: number; token: string };
let other: { id: number; token: string };

beforeAll(async () => {
  app = await startAppWith(people);
  one = await signIn(app, 'brand', 'kottaram');
  other = await signIn(app, 'partner', 'studio');
});
afterAll(() => app.close());

const search = { platform: ['instagram'], city: 'kochi', followers_min: 10_000, verified: true, sort: 'newest' };

const save = (name: unknown, what: object = search, token = one.token) =>
  app.api('POST /user/saved-searches', { token, body: { name, search: what } });
const list = async (token = one.token) =>
  (await app.api('GET /user/saved-searches', { token })).body.data as SavedSearch[];
const newcomersOf = async ({ id }: { id: string }) =>
  (await app.api(`GET /user/saved-searches/${id}/new`, { token: one.token })).body.data;

async function saveAs(name: string, what: object = search): Promise<SavedSearch> {
  const { status, body } = await save(name, what);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as SavedSearch;
}

/** Profiles created a minute from now. */
async function join(count: number, more: { city_id?: string; hidden_at?: Date } = {}) {
  const created_at = new Date(app.context.now().getTime() + 60_000);
  const rows = Array.from({ length: count }, (_, place) => ({
    display_name: 'Newcomer',
    username: `newcomer${place}`,
    created_at,
    ...more,
    ...(more.city_id ? { state_id: 'KL', country_id: 'IN' } : {}),
  }));
  const made = await app.context.db.insertInto('influencer_profile').values(rows).returning('id').execute();
  return made.map(({ id }) => id);
}

describe('saved searches', () => {
  it('are saved unchanged, renamed and deleted', async () => {
    const savedSearch = await saveAs('Kochi, large');
    expect(savedSearch).toMatchObject({ name: 'Kochi, large', search });
    expect(await list()).toEqual([savedSearch]);
    expect(await list(other.token)).toEqual([]);
    const path = `/user/saved-searches/${savedSearch.id}`;
    const renamed = await app.api(`PUT ${path}`, { token: one.token, body: { name: ' Kochi ' } });
    expect(renamed.body.data).toEqual({ ...savedSearch, name: 'Kochi' });
    expect((await app.api(`DELETE ${path}`, { token: one.token })).status).toBe(200);
    expect(await list()).toEqual([]);
    expect((await app.api(`DELETE ${path}`, { token: one.token })).status).toBe(404);
  });

  it('have unique names, ignoring case', async () => {
    const first = await saveAs('Food');
    const second = await saveAs('Travel');
    const taken = { code: 'TAKEN', fields: { name: expect.any(String) } };
    expect((await save('FOOD')).body).toMatchObject(taken);
    const rename = { token: one.token, body: { name: 'food' } };
    expect((await app.api(`PUT /user/saved-searches/${second.id}`, rename)).body).toMatchObject(taken);
    expect((await app.api(`PUT /user/saved-searches/${first.id}`, rename)).body.data).toMatchObject({ name: 'food' });
    expect((await save('Food', search, other.token)).status).toBe(200);
  });

  it.each([
    ['no name', ' ', {}],
    ['a filter that there is not', 'Odd', { colour: 'red' }],
    ['a number as text', 'Odd', { followers_min: '1000' }],
    ['half a follower', 'Odd', { followers_max: 0.5 }],
    ['an order that there is not', 'Odd', { sort: 'best' }],
    ['too many words', 'Odd', { category: Array.from({ length: 51 }, String) }],
  ])('are refused with %s', async (_, name, what) => {
    expect((await save(name, what)).body).toMatchObject({ code: 'BAD_INPUT' });
  });

  it('count matching profiles that joined since they were last opened, once each', async () => {
    const all = await saveAs('Everybody', { sort: 'price_asc' });
    const kochi = await saveAs('Kochi alone', { city: 'kochi' });
    expect(await newcomersOf(all)).toEqual({ count: 0 });
    const ids = await join(2);
    ids.push(...(await join(1, { city_id: 'kochi' })), ...(await join(1, { city_id: 'kochi', hidden_at: new Date() })));
    expect([await newcomersOf(all), await newcomersOf(kochi)]).toEqual([{ count: 3 }, { count: 1 }]);

    const now = app.context.now;
    app.context.now = () => new Date(now().getTime() + 120_000);
    const opened = await app.api(`POST /user/saved-searches/${all.id}/open`, { token: one.token });
    app.context.now = now;
    expect(Date.parse((opened.body.data as SavedSearch).looked_at)).toBeGreaterThan(Date.parse(all.looked_at));
    expect([await newcomersOf(all), await newcomersOf(kochi)]).toEqual([{ count: 0 }, { count: 1 }]);
    ids.push(...(await join(mostNewcomers + 1, { city_id: 'kochi' })));
    expect(await newcomersOf(kochi)).toEqual({ count: mostNewcomers });
    await app.context.db.deleteFrom('influencer_profile').where('id', 'in', ids).execute();
  });

  it('are limited in number, also when saved concurrently', async () => {
    const { id, token } = await signIn(app, 'brand', 'keeper');
    const rows = Array.from({ length: mostSavedSearches - 1 }, (_, place) => ({
      account_id: id,
      name: `Search ${place}`,
      search: '{"sort":"relevance"}',
      looked_at: new Date(),
    }));
    await app.context.db.insertInto('saved_search').values(rows).execute();
    const replies = await Promise.all(['a', 'b', 'c'].map((name) => save(name, {}, token)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect(await list(token)).toHaveLength(mostSavedSearches);
  });
});
