import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { InfluencerDetails } from '../../../contract/discovery/discovery.ts';
import type { TestApp } from '../../../tests/app.ts';
import { signIn, startAppWith } from '../../../tests/discovery/app.ts';
import type { Person } from '../../../tests/discovery/world.ts';
import { browseInfluencers } from './discovery.service.ts';

const someone: Person = {
  id: 1,
  name: 'Someone',
  username: 'someone',
  bio: null,
  gender: 'female',
  city: 'kochi',
  categories: ['food'],
  languages: ['hi', 'en'],
  contents: ['reel'],
  authenticity: 80,
  hidden: false,
  created: '2026-01-01T00:00:00.000Z',
  accounts: [],
  rates: [],
};
const account = { platform: 'instagram', followers: 1000, engagement: 4.8, source: 'provider' as const };
const people: Person[] = [
  {
    ...someone,
    id: 9001,
    name: 'Aarohi Menon',
    username: 'aarohi',
    bio: 'Filter coffee, मसाला डोसा',
    accounts: [{ ...account, handle: 'aarohi.cooks', followers: 86_214 }],
    rates: [
      { platform: 'instagram', content: 'reel', paise: 1_800_000 },
      { platform: 'instagram', content: 'story', paise: 650_050 },
    ],
  },
  { ...someone, id: 9002, name: 'मीरा जोशी', username: 'meera', accounts: [{ ...account, handle: 'meera.saree' }] },
  {
    ...someone,
    id: 9003,
    name: 'José Ñandú',
    username: 'jose',
    accounts: [{ ...account, handle: 'jose', source: 'imported' }],
  },
  {
    ...someone,
    id: 9005,
    name: 'Twice Told',
    username: 'twice',
    city: 'jaipur',
    categories: ['travel'],
    accounts: [
      {
        ...account,
        handle: 'twice.page',
        platform: 'facebook',
        followers: 500_000,
        engagement: 9,
        source: 'imported',
      },
      { ...account, handle: 'twice.ig', followers: 1_200, engagement: 4 },
    ],
  },
  { ...someone, id: 9004, name: 'Hidden Person', username: 'hidden', hidden: true },
];

let app: TestApp;
let brand: { id: number; token: string };

beforeAll(async () => {
  app = await startAppWith(people);
  brand = await signIn(app, 'brand', 'kottaram');
});

afterAll(() => app.close());

async function browse(query: string, token = brand.token) {
  const reply = await app.api(`GET /browseInfluencers?${query}`, { token });
  return { ...reply, cards: (reply.body.data ?? []) as InfluencerCard[] };
}

const names = (cards: InfluencerCard[]) => cards.map((card) => card.fullname);

describe('GET /browseInfluencers', () => {
  it('requires a token', async () => {
    expect((await app.api('GET /browseInfluencers')).status).toBe(401);
  });

  it('shows cards with figures, their source and age, and nothing gated', async () => {
    const { cards, body } = await browse('q=aarohi');
    expect(body.total).toBe(1);
    expect(cards[0]).toMatchObject({
      id: '9001',
      type: 'influencer',
      fullname: 'Aarohi Menon',
      verified: true,
      claimed: false,
      locked: true,
      is_bookmarked: false,
      followers: 86_214,
      engagement_rate: 4.8,
      price_from: 6500.5,
      price: { amount: 6500.5, platform: 'instagram', format: 'story' },
      city: { id: 'kochi' },
      country: { id: 'IN', name: 'India' },
      languages: [{ id: 'hi' }, { id: 'en' }],
      accounts: [{ platform: 'instagram', handle: 'aarohi.cooks', followers: 86_214, source: 'provider' }],
    });
    expect(Object.keys(cards[0] ?? {}).filter((name) => /contact|email|mobile/.test(name))).toEqual([]);
  });

  it.each([
    ['q=AARO', ['Aarohi Menon']],
    ['q=%40aarohi.cooks', ['Aarohi Menon']],
    ['q=aarohicooks', ['Aarohi Menon']],
    [`q=${encodeURIComponent('मसाला')}`, []],
    [`q=${encodeURIComponent('मीरा')}`, ['मीरा जोशी']],
    ['q=jose%20nandu', ['José Ñandú']],
    [`q=${encodeURIComponent('JOSÉ')}`, ['José Ñandú']],
    ['q=filter%20coffee%20in%20kochi', []],
    ['q=menom', ['Aarohi Menon']],
    ['price_format=reel&price_max=17999', []],
    ['price_format=reel&price_max=18000', ['Aarohi Menon']],
    ['price_format=story&price_max=7000', ['Aarohi Menon']],
    ['q=hidden', []],
    ['q=ohi', []],
    ['verified=false', ['José Ñandú']],
    ['q=&price_min=6500.5&price_max=6500.5', ['Aarohi Menon']],
    ['platform=instagram&platform=youtube&followers_min=2000', ['Aarohi Menon']],
  ])('finds by %s', async (query, expected) => {
    const { status, cards, body } = await browse(query);
    expect(status).toBe(200);
    expect(names(cards)).toEqual(expected);
    expect(body.total).toBe(expected.length);
  });

  it.each([
    '%',
    '_',
    '***',
    '\\',
    "'; drop table account; --",
    '%00',
    'a'.repeat(5000),
    '*'.repeat(200),
    '🍛',
    '(((',
    '"',
  ])('stays calm about q=%.20s', async (q) => {
    const { status, cards } = await browse(`q=${q === '%00' ? q : encodeURIComponent(q)}`);
    expect([200, 400]).toContain(status);
    expect(cards).toEqual([]);
  });

  it.each([
    'limit=0',
    'limit=2.5',
    'sort=best',
    'verified=yes',
    'followers_min=many',
    'colour=red',
    'cursor=x',
    'gender=a&gender=b',
  ])('refuses %s with the field named', async (query) => {
    const { status, body } = await browse(query);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([query.split('=')[0]]);
  });

  it('shows no self-reported figure with verified only', async () => {
    const found = (await browse('q=twice.ig&verified=true')).cards[0];
    expect(found).toMatchObject({ followers: 1_200, engagement_rate: 4 });
    expect(found?.accounts.map(({ source }) => source)).toEqual(['provider']);
    const everywhere = (await browse('q=twice.ig')).cards[0];
    expect(everywhere?.accounts.map(({ source }) => source)).toEqual(['provider', 'imported']);
  });

  it('refuses a cursor of another sort, or a manipulated one', async () => {
    const { body } = await browse('sort=followers&limit=1');
    expect((await browse(`sort=newest&limit=1&cursor=${body.next_cursor}`)).status).toBe(400);
    const forged = Buffer.from(JSON.stringify({ sort: 'followers', at: ['1; drop', 2] })).toString('base64url');
    expect((await browse(`sort=followers&cursor=${forged}`)).status).toBe(400);
  });

  it('pages by cursor to the end', async () => {
    const first = await browse('sort=followers&limit=2');
    const second = await browse(`sort=followers&limit=2&cursor=${first.body.next_cursor}`);
    expect(names([...first.cards, ...second.cards])).toEqual(['Aarohi Menon', 'Twice Told', 'मीरा जोशी', 'José Ñandú']);
    expect(second.body).toMatchObject({ total: 4, next_cursor: null });
  });

  it('runs the same number of queries, however many results there are', async () => {
    let asked = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        asked += 1;
        return result;
      },
    };
    const context = { ...app.context, db: app.context.db.withPlugin(counter) };
    const reader = { ...brand, locale: 'en' as const };
    await browseInfluencers(context, reader, { sort: 'relevance', limit: 100, parts: ['cards', 'facets'] });
    expect(asked).toBeLessThanOrEqual(5);
  });
});

describe('a block', () => {
  it('hides the two from each other everywhere', async () => {
    const { db } = app.context;
    const blocked = await signIn(app, 'influencer', 'blocked');
    await db
      .insertInto('influencer_profile')
      .values({
        id: blocked.id,
        account_id: blocked.id,
        display_name: 'Blocked One',
        username: 'blocked',
        categories: ['food'],
      })
      .execute();
    expect((await browse('q=blocked')).cards).toHaveLength(1);
    await db.insertInto('block').values({ blocker_id: blocked.id, blocked_id: brand.id }).execute();
    expect((await browse('q=blocked')).body).toMatchObject({ total: 0, data: [] });
    expect((await app.api('GET /browseInfluencers/suggest?q=block', { token: brand.token })).body.data).toEqual([]);
    const details = await app.api(`GET /browseinfluencers/influencerDetails/${blocked.id}`, { token: brand.token });
    expect(details.status).toBe(404);
    const own = await app.api(`GET /browseinfluencers/influencerDetails/${blocked.id}`, { token: blocked.token });
    expect(own.body.data).toMatchObject({ locked: false, contact: { email: 'blocked@demo.test' } });
  });
});

describe('GET /browseinfluencers/influencerDetails/{id}', () => {
  it('shows the public part, rates and similar creators, and hides the contact', async () => {
    await app.context.db
      .updateTable('influencer_profile')
      .set({ contact_email: 'aarohi@demo.test' })
      .where('id', '=', 9001)
      .execute();
    const { status, body } = await app.api('GET /browseinfluencers/influencerDetails/9001', { token: brand.token });
    const data = body.data as InfluencerDetails;
    expect(status).toBe(200);
    expect(data).toMatchObject({ fullname: 'Aarohi Menon', locked: true, contact: null, state: { id: 'KL' } });
    expect(data.rates.map((rate) => [rate.content.id, rate.price])).toEqual([
      ['reel', 18_000],
      ['story', 6500.5],
    ]);
    expect(names(data.similar)).toContain('मीरा जोशी');
    expect(names(data.similar)).not.toContain('Aarohi Menon');
    expect(JSON.stringify(body)).not.toContain('aarohi@demo.test');
  });

  it.each(['9004', '999999', 'x', '0', '-1', '1e3'])('answers 404 for %s', async (id) => {
    const { status, body } = await app.api(`GET /browseinfluencers/influencerDetails/${id}`, { token: brand.token });
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('GET /browseInfluencers/suggest', () => {
  it('suggests categories, cities and people with the prefix', async () => {
    const ask = async (q: string) =>
      (
        (await app.api(`GET /browseInfluencers/suggest?q=${q}`, { token: brand.token })).body.data as {
          kind: string;
          id: string;
        }[]
      ).map(({ kind, id }) => `${kind} ${id}`);
    expect(await ask('foo')).toContain('category food');
    expect(await ask('koc')).toContain('city kochi');
    expect(await ask('men')).toEqual(['influencer 9001']);
    expect(await ask('')).toEqual([]);
    expect(await ask('***')).toEqual([]);
  });
});

describe('GET /top-influencers/{city}', () => {
  it('lists the verified profiles of a city to anybody, largest first', async () => {
    const { status, body } = await app.api('GET /top-influencers/kochi');
    expect(status).toBe(200);
    expect(names(body.data as InfluencerCard[])).toEqual(['Aarohi Menon', 'मीरा जोशी']);
    expect((await app.api('GET /top-influencers/Kochi')).body.data).toEqual(body.data);
    expect((await app.api('GET /top-influencers/atlantis')).status).toBe(404);
  });
});

describe('GET /top-influencers', () => {
  it('lists the cities with a ranking, with their state and the newest reading', async () => {
    const { status, body } = await app.api('GET /top-influencers');
    expect(status).toBe(200);
    const cities = body.data as { id: string; name: string; state: string; as_of: string }[];
    expect(cities.find(({ id }) => id === 'kochi')).toMatchObject({ name: 'Kochi', state: 'Kerala' });
    for (const { id, as_of } of cities) {
      expect(Date.parse(as_of)).toBeGreaterThan(0);
      expect((await app.api(`GET /top-influencers/${id}`)).body.data).not.toEqual([]);
    }
  });
});
