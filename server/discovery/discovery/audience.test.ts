import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../../tests/app.ts';
import { signIn, startAppWith } from '../../../tests/discovery/app.ts';
import { makePeople, type Person } from '../../../tests/discovery/world.ts';

const account = { handle: 'one', engagement: null, source: 'provider' as const };
const people: Person[] = makePeople(3, 5).map((person, at) => ({
  ...person,
  hidden: false,
  accounts: [{ ...account, platform: 'instagram', handle: `a${at}`, followers: 1000 }],
  audience: [
    { 'gender:female': 62, 'age:18-24': 41, 'city:kochi': 24 },
    { 'gender:female': 49.9, 'city:kochi': 12 },
    {},
  ][at] as Record<string, number>,
}));
const [first, second] = people.map(({ id }) => String(id));

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startAppWith(people);
  ({ token } = await signIn(app, 'brand', 'kottaram'));
});
afterAll(() => app.close());

async function found(query: string) {
  const { status, body } = await app.api(`GET /browseInfluencers?sort=newest&${query}`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { data: { id: string }[]; audience_read?: number; understood?: { field: string; value: string }[] };
}
const idsOf = async (query: string) => (await found(query)).data.map(({ id }) => id).toSorted();

describe('an audience that was read', () => {
  it.each([
    ['audience_gender=female', [first]],
    ['audience_gender=female&audience_min=49.9', [first, second]],
    ['audience_age=18-24', [first]],
    ['audience_age=25-34', []],
    ['audience_city=kochi', [first]],
    ['audience_city=kochi&audience_min=10', [first, second]],
    ['audience_city=kochi&audience_gender=female&audience_min=24', [first]],
    ['audience_city=kochi&audience_gender=female&audience_min=25', []],
    ['phrase=audience+mostly+women', [first]],
  ])('is filtered by its shares: %s', async (query, ids) => {
    expect(await idsOf(query)).toEqual(ids);
  });

  it.each(['audience_min=0', 'audience_min=101', 'audience_age=20', 'audience_gender=undisclosed'])(
    'is asked for as it is kept, not by %s',
    async (query) => {
      expect((await app.api(`GET /browseInfluencers?${query}`, { token })).status).toBe(400);
    },
  );

  it('is counted, so that filters are offered where enough have one', async () => {
    expect((await found('')).audience_read).toBe(3);
    expect((await found('audience_city=kochi')).audience_read).toBe(1);
    expect((await found('parts=cards')).audience_read).toBeUndefined();
  });

  it('is the newest of the largest connected account, and goes with it', async () => {
    const { db } = app.context;
    const id = Number(second);
    const audienceOf = async () => {
      const profile = db.selectFrom('influencer_profile').select('audience').where('id', '=', id);
      return (await profile.executeTakeFirstOrThrow()).audience;
    };
    const { id: accountId } = await db
      .insertInto('social_account')
      .values({ influencer_id: id, platform_id: 'youtube', handle: 'two', source: 'provider', followers: 5000 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const tell = (as_of: Date, city: string, percent: number) =>
      db
        .insertInto('social_snapshot')
        .values({
          social_account_id: accountId,
          as_of,
          source: 'provider',
          audience: JSON.stringify({ city: [{ city, percent }] }),
        })
        .execute();
    await tell(new Date(2026, 1, 2), 'Jaipur, Rajasthan', 30);
    expect(await audienceOf()).toEqual({ read: 100, 'city:jaipur': 30 });
    await tell(new Date(2026, 1, 1), 'Pune', 70);
    expect(await audienceOf()).toEqual({ read: 100, 'city:jaipur': 30 });
    await tell(new Date(2026, 1, 3), 'Bilaspur, Himachal Pradesh', 40);
    expect(await audienceOf()).toEqual({ read: 100, 'city:bilaspur-hp': 40 });
    await tell(new Date(2026, 1, 4), 'Atlantis', 40);
    expect(await audienceOf()).toEqual({ read: 100 });
    await sql`update social_account set followers = 10 where id = ${accountId}`.execute(db);
    expect(await audienceOf()).toMatchObject({ 'city:kochi': 12 });
    await sql`delete from social_account where influencer_id = ${id}`.execute(db);
    expect(await audienceOf()).toBeNull();
  });
});
