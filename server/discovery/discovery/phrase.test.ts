import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Closest } from '../../../contract/discovery/discovery.ts';
import type { TestApp } from '../../../tests/app.ts';
import { signIn, startAppWith } from '../../../tests/discovery/app.ts';
import { makePeople } from '../../../tests/discovery/world.ts';

const people = makePeople(60, 11).map((person) => ({ ...person, hidden: false }));

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startAppWith(people);
  ({ token } = await signIn(app, 'brand', 'kottaram'));
});
afterAll(() => app.close());

const browse = async (query: Record<string, string>, language = 'en') => {
  const path = `GET /browseInfluencers?${new URLSearchParams({ limit: '100', ...query })}` as const;
  const { status, body } = await app.api(path, { token, headers: { 'accept-language': language } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as { data: { id: string }[]; total: number; understood: unknown[]; left: string[]; dropped: unknown[] };
};
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);

describe('a phrase', () => {
  it('finds what its filters find, and says which they are', async () => {
    const said = await browse({ phrase: 'food creators in Kochi or Pune under ₹30,000 a reel' });
    const given = new URLSearchParams([
      ...[
        ['category', 'food'],
        ['price_max', '30000'],
      ],
      ...[
        ['price_format', 'reel'],
        ['city', 'kochi'],
        ['city', 'pune'],
      ],
      ['limit', '100'],
    ] as [string, string][]);
    const { body } = await app.api(`GET /browseInfluencers?${given}`, { token });
    expect(idsOf(said)).toEqual(idsOf(body as typeof said));
    expect(said.data.length).toBeGreaterThan(0);
    expect(said.understood).toEqual([
      { field: 'category', value: 'food', label: 'Food & Cooking', spans: [{ start: 0, end: 4 }] },
      { field: 'city', value: 'kochi', label: 'Kochi', spans: [{ start: 17, end: 22 }] },
      { field: 'city', value: 'pune', label: 'Pune', spans: [{ start: 26, end: 30 }] },
      { field: 'price_max', value: '30000', label: '₹30,000 at most', spans: [{ start: 31, end: 51 }] },
      { field: 'price_format', value: 'reel', label: 'Price of: Reel', spans: [{ start: 31, end: 51 }] },
    ]);
    expect([said.left, said.dropped]).toEqual([[], []]);
  });

  it('is joined with the filters that are given: lists grow, single ones hold', async () => {
    const said = await browse({ phrase: 'food, 5k+ followers', category: 'travel', followers_min: '10000' });
    const given = new URLSearchParams([
      ['category', 'food'],
      ['category', 'travel'],
      ['followers_min', '10000'],
      ['limit', '100'],
    ]);
    const { body } = await app.api(`GET /browseInfluencers?${given}`, { token });
    expect(idsOf(said)).toEqual(idsOf(body as typeof said));
  });

  it('keeps what it does not know as words, and says what no filter can do', async () => {
    const { name } = people.find((person) => person.name.startsWith('Kabir')) ?? { name: '' };
    const said = await browse({ phrase: `${name} but not in Jaipur` });
    expect(said.left).toEqual(name.split(' '));
    expect(said.dropped).toEqual([{ words: 'but not in Jaipur', reason: 'excluded' }]);
    expect(idsOf(said)).toEqual(idsOf(await browse({ q: name })));
  });

  it('is answered in the reader’s language', async () => {
    const { understood } = await browse({ phrase: 'पुणे, 10 हज़ार से ज़्यादा फ़ॉलोअर' }, 'hi');
    expect(understood).toMatchObject([
      { field: 'city', value: 'pune' },
      { field: 'followers_min', value: '10000', label: '10,000 फ़ॉलोअर या ज़्यादा' },
    ]);
  });

  it('says nothing of phrases where none is given', async () => {
    const reply = await browse({ category: 'food' });
    expect([reply.understood, reply.left, reply.dropped]).toEqual([undefined, undefined, undefined]);
  });

  it('counts the newcomers of a search that was kept', async () => {
    const body = { name: 'Kochi', search: { phrase: 'creators in Kochi' } };
    const saved = (await app.api('POST /user/saved-searches', { token, body })).body.data as { id: string };
    const created_at = new Date(app.context.now().getTime() + 60_000);
    const newcomer = { display_name: 'Newcomer', created_at, country_id: 'IN' };
    await app.context.db
      .insertInto('influencer_profile')
      .values([
        { ...newcomer, username: 'one', city_id: 'kochi', state_id: 'KL' },
        { ...newcomer, username: 'two', city_id: 'pune', state_id: 'MH' },
      ])
      .execute();
    const counted = await app.api(`GET /user/saved-searches/${saved.id}/new`, { token });
    expect(counted.body.data).toEqual({ count: 1 });
  });
});

describe('a search that finds little', () => {
  it('tells what finds more: one thing less, or another city nearby', async () => {
    const asked = { city: 'mysuru', category: 'food', followers_min: '900000000' };
    const { closest } = (await browse(asked)) as unknown as {
      closest: { kind: string; field: string; total: number }[];
    };
    const without = new URLSearchParams({ city: 'mysuru', category: 'food' });
    const { body } = await app.api(`GET /browseInfluencers?${without}`, { token });
    expect(closest).toEqual([
      {
        kind: 'without',
        field: 'followers_min',
        values: ['900000000'],
        label: '90,00,00,000 followers or more',
        total: body.total,
      },
    ]);
  });

  it('tells what finds somebody where two things or three stand in the way', async () => {
    const asked = { city: 'mysuru', category: 'food' };
    const blocks = { q: 'zzzzzzzz', followers_min: '900000000', engagement_min: '99' };
    const { body } = await app.api(`GET /browseInfluencers?${new URLSearchParams(asked)}`, { token });
    const closestTo = async (given: Record<string, string>) =>
      ((await browse(given)) as unknown as { closest: Closest[] }).closest;
    const { q, followers_min } = blocks;
    const both = await closestTo({ ...asked, q, followers_min });
    expect(both).toContainEqual({
      kind: 'without',
      field: 'q',
      values: [q],
      also: [{ field: 'followers_min', values: [followers_min] }],
      label: 'zzzzzzzz and 90,00,00,000 followers or more',
      total: body.total,
    });
    const [most] = await closestTo({ ...asked, ...blocks });
    expect(most?.total).toBe(body.total);
    expect([most?.field, ...(most?.also ?? []).map(({ field }) => field)].toSorted()).toEqual(
      Object.keys(blocks).toSorted(),
    );
  });

  it('offers nothing closer where many match', async () => {
    const severalPages = await browse({ category: 'food', limit: '1' });
    expect((severalPages as unknown as { closest?: unknown }).closest).toBeUndefined();
  });
});
