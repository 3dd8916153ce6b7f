import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Closest } from '../../../contract/discovery/discovery.ts';
import type { TestApp } from '../../../tests/app.ts';
import { signIn, startAppWith } from '../../../tests/discovery/app.ts';
import { makePeople, type Person } from '../../../tests/discovery/world.ts';

const rate = (content: string, rupees: number) => ({ platform: 'instagram', content, paise: rupees * 100 });
const people: Person[] = makePeople(4, 5).map((person, at) => ({
  ...person,
  hidden: false,
  categories: ['food'],
  rates: [[rate('reel', 7_000), rate('story', 900)], [rate('reel', 9_000)], [rate('story', 500)], []][at] ?? [],
}));
const [cheap, , onlyStory, without] = people.map(({ id }) => String(id));

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startAppWith(people);
  ({ token } = await signIn(app, 'brand', 'kottaram'));
});
afterAll(() => app.close());

async function found(query: string) {
  const { status, body } = await app.api(`GET /browseInfluencers?${query}`, { token });
  expect(status, JSON.stringify(body)).toBe(200);
  const { data, ...rest } = body as { data: { id: string }[]; without_price?: number; closest?: Closest[] };
  return { ids: data.map(({ id }) => id), ...rest };
}

describe('a price of a format', () => {
  it('leaves out who has none, and says how many they are', async () => {
    const { ids, without_price } = await found('price_format=reel&price_max=8000');
    expect(ids).toEqual([cheap]);
    expect(without_price).toBe(2);
  });

  it('finds them too where asked, and sorts them last', async () => {
    const { ids, without_price } = await found('price_format=reel&price_max=8000&price_unknown=true&sort=price_asc');
    expect(ids).toEqual([cheap, onlyStory, without]);
    expect(without_price).toBe(2);
  });

  it('continues with them on the next page', async () => {
    const query = 'price_format=reel&price_min=1&price_unknown=true&sort=price_desc&limit=3';
    const { body } = await app.api(`GET /browseInfluencers?${query}`, { token });
    expect((await found(`${query}&cursor=${body.next_cursor}`)).ids).toEqual([without]);
  });

  it('is not told without one, nor for later pages', async () => {
    expect((await found('price_max=8000')).without_price).toBeUndefined();
    expect((await found('price_format=reel')).without_price).toBeUndefined();
    expect((await found('price_format=reel&price_max=8000&parts=cards')).without_price).toBeUndefined();
  });
});

describe('searches close to one', () => {
  it('have a higher price', async () => {
    const { closest } = await found('price_format=reel&price_max=7000&category=food');
    expect(closest).toContainEqual({
      kind: 'instead',
      field: 'price_max',
      values: ['9100'],
      label: '₹9,100 at most',
      total: 2,
    });
  });

  it('first have a filter less where nobody was found', async () => {
    const { ids, closest } = await found('price_format=reel&price_max=6000&category=food');
    expect(ids).toEqual([]);
    expect(closest?.map(({ kind }) => kind)).toEqual(['without', 'instead']);
  });
});
