import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InfluencerCard } from '../../../contract/core/influencer-card.ts';
import type { TestApp } from '../../../tests/app.ts';
import { signIn, startAppWith } from '../../../tests/discovery/app.ts';
import type { Person } from '../../../tests/discovery/world.ts';

const signs = [..."'’ʼ‘`´′‐‑–—−-\u00ad"];
const nobody: Person = {
  id: 1,
  name: 'Nobody',
  username: 'nobody',
  bio: null,
  gender: 'female',
  city: 'kochi',
  categories: ['food'],
  languages: ['hi'],
  contents: ['reel'],
  authenticity: 80,
  hidden: false,
  created: '2026-01-01T00:00:00.000Z',
  accounts: [],
  rates: [],
};
const others = ['Straße Groß', 'Łucja Đặng', 'Bjørn Æsir', 'Þóra Yıldız', 'അർജുൻ', 'ज़ोया', 'Filter Coffee Stories'];
const people: Person[] = [
  ...signs.map((sign, at) => ({ ...nobody, id: 9_100 + at, name: `Nia O${sign}Brien`, username: `nia${at}` })),
  ...others.map((name, at) => ({ ...nobody, id: 9_200 + at, name, username: `other${at}`, bio: 'Sarees and sunsets' })),
];

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startAppWith(people);
  token = (await signIn(app, 'brand', 'kottaram')).token;
});
afterAll(() => app.close());

async function browse(query: Record<string, string>) {
  const reply = await app.api(`GET /browseInfluencers?${new URLSearchParams({ limit: '50', ...query })}`, { token });
  const names = (cards: unknown) => ((cards ?? []) as InfluencerCard[]).map(({ fullname }) => fullname);
  return { ...reply, names: names(reply.body.data), nearby: names(reply.body.nearby) };
}

describe('a name with an apostrophe or a hyphen', () => {
  it.each(['obrien', 'OBRI', 'o brien', 'brien', ...signs.map((sign) => `o${sign}brien`)])(
    'is found by %j',
    async (q) => {
      expect((await browse({ q })).body.total).toBe(signs.length);
    },
  );

  it.each(['obrien', 'o’brien'])('is suggested for %j', async (q) => {
    const { body } = await app.api(`GET /browseInfluencers/suggest?${new URLSearchParams({ q })}`, { token });
    expect(body.data).toContainEqual(expect.objectContaining({ kind: 'influencer' }));
  });
});

it.each([
  ['strasse', 'Straße Groß'],
  ['GROSS', 'Straße Groß'],
  ['lucja dang', 'Łucja Đặng'],
  ['bjorn aesir', 'Bjørn Æsir'],
  ['thora yildiz', 'Þóra Yıldız'],
  ['അര്\u200dജുന്\u200d', 'അർജുൻ'],
  ['അർജുൻ', 'അർജുൻ'],
  ['ज\u093cोया', 'ज़ोया'],
  ['ज़ो\u200cया', 'ज़ोया'],
  ['coffeee', 'Filter Coffee Stories'],
])('finds by %s', async (q, name) => {
  expect((await browse({ q })).names).toEqual([name]);
});

describe('nearby results', () => {
  it('are separate, matched by topic, city or bio, with the filters applied', async () => {
    const found = await browse({ q: 'stories in kochi' });
    expect(found.body).toMatchObject({ total: 0, data: [] });
    expect(found.nearby).toEqual(['Filter Coffee Stories']);
    expect((await browse({ q: 'sunsets' })).nearby.toSorted()).toEqual(others.toSorted());
    expect((await browse({ q: 'sunsets', city: 'jaipur' })).nearby).toEqual([]);
    expect((await browse({ q: 'nia' })).nearby).toEqual([]);
    expect((await browse({ q: '' })).nearby).toEqual([]);
  });

  it('come with the first page only, and only where the page has room', async () => {
    expect((await browse({ q: 'filter', limit: '1' })).nearby).toEqual([]);
    const { body } = await browse({ q: 'nia', limit: '2' });
    expect((await browse({ q: 'nia', limit: '2', cursor: String(body.next_cursor) })).nearby).toEqual([]);
  });
});

describe('parts of the reply', () => {
  it('are cards and facets, each optional', async () => {
    const both = await browse({ q: 'nia' });
    const cards = await browse({ q: 'nia', parts: 'cards' });
    const facets = await browse({ q: 'nia', parts: 'facets' });
    expect((await browse({ q: 'nia', parts: 'cards,facets' })).body).toEqual(both.body);
    const { facets: _, audience_read: __, closest: ___, ...withoutFacets } = both.body;
    expect(cards.body).toEqual(withoutFacets);
    expect(facets.body).toMatchObject({
      data: [],
      total: both.body.total,
      facets: both.body.facets,
      next_cursor: null,
    });
    const twice = await app.api('GET /browseInfluencers?q=nia&limit=50&parts=cards&parts=facets', { token });
    expect(twice.body).toEqual(both.body);
    for (const parts of ['', 'names', 'cards,x']) expect((await browse({ parts })).status).toBe(400);
  });
});
