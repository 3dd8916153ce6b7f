import { expect, it, test } from 'vitest';
import { citiesAround, dearerThan, kmBetween, widerStill, widerThan } from './closest.rules.ts';

test('each thing asked for is left out once: ranges whole, lists whole, and what means nothing alone with its own', () => {
  const wire = {
    category: ['food', 'travel'],
    city: 'kochi',
    price_min: 1_000,
    price_max: 7_000,
    price_format: 'reel',
    followers_max: 50_000,
    audience_gender: 'female',
    audience_min: 60,
    verified: undefined,
  };
  const wider = widerThan(wire);
  expect(wider.flatMap(({ without }) => without.map(({ field, values }) => [field, values]))).toEqual([
    ['category', ['food', 'travel']],
    ['city', ['kochi']],
    ['price_min', ['1000']],
    ['followers_max', ['50000']],
    ['audience_gender', ['female']],
  ]);
  expect(wider[2]?.filters).toEqual({
    ...{
      category: ['food', 'travel'],
      city: 'kochi',
      followers_max: 50_000,
      audience_gender: 'female',
      audience_min: 60,
    },
    verified: undefined,
  });
  expect(widerThan({})).toEqual([]);
  const namesOf = (asked: Parameters<typeof widerThan>[0]) =>
    widerThan(asked).map(({ without: [{ field }], filters }) => [field, Object.keys(filters).join(' ')]);
  expect(namesOf({ followers_max: 9, followers_min: 1, gender: 'male' })).toEqual([
    ['followers_max', 'gender'],
    ['gender', 'followers_max followers_min'],
  ]);
  expect(namesOf({ price_max: 9, price_format: 'reel', price_min: 1 })).toEqual([['price_max', '']]);
  expect(namesOf({ price_max: 9, price_format: 'reel' })).toEqual([['price_max', '']]);
  expect(namesOf({ audience_age: '18-24', audience_min: 50, audience_city: 'kochi' })).toEqual([
    ['audience_age', 'audience_city'],
    ['audience_city', 'audience_age'],
  ]);
  expect(namesOf({ audience_gender: 'male', audience_min: 50 })).toEqual([['audience_gender', '']]);
  expect(namesOf({ price_format: 'reel', audience_min: 50 })).toEqual([]);
});

test('of several things each combination is left out once, in the order asked', () => {
  const wire = { q: 'x', city: 'kochi', followers_min: 1, followers_max: 9 };
  const two = widerStill(widerThan(wire));
  expect(two.map(({ without, filters }) => [without.map(({ field }) => field).join(), filters])).toEqual([
    ['q,city', { followers_min: 1, followers_max: 9 }],
    ['q,followers_min', { city: 'kochi' }],
    ['city,followers_min', { q: 'x' }],
  ]);
  expect(widerStill(two).map(({ filters }) => filters)).toEqual([{}]);
  expect(widerStill(widerStill(two))).toEqual([]);
});

const kochi = { id: 'kochi', latitude: 9.9312, longitude: 76.2673 };
const thrissur = { id: 'thrissur', latitude: 10.5276, longitude: 76.2144 };
const delhi = { id: 'delhi', latitude: 28.7041, longitude: 77.1025 };
const alappuzha = { id: 'alappuzha', latitude: 9.4981, longitude: 76.3388 };

test('cities around are other ones, the nearest first, none far away', () => {
  expect(kmBetween(kochi, thrissur)).toBeCloseTo(66.6, 1);
  expect(kmBetween(kochi, delhi)).toBeCloseTo(2_089, -1);
  expect(kmBetween({ id: 'a', latitude: 0, longitude: 0 }, { id: 'b', latitude: 0, longitude: 1 })).toBeCloseTo(
    111.2,
    6,
  );
  expect(kmBetween({ id: 'a', latitude: 60, longitude: 0 }, { id: 'b', latitude: 60, longitude: 1 })).toBeCloseTo(
    55.6,
    6,
  );
  const all = [delhi, thrissur, kochi, alappuzha];
  expect(citiesAround(all, ['kochi'], { withinKm: 200, most: 9 })).toEqual(['alappuzha', 'thrissur']);
  expect(citiesAround(all, ['kochi', 'alappuzha'], { withinKm: 200, most: 9 })).toEqual(['thrissur']);
  expect(citiesAround(all, ['kochi'], { withinKm: 200, most: 1 })).toEqual(['alappuzha']);
  expect(citiesAround(all, ['kochi'], { withinKm: kmBetween(kochi, alappuzha), most: 9 })).toEqual(['alappuzha']);
  expect(citiesAround(all, ['kochi', 'delhi'], { withinKm: 200, most: 9 })).toEqual(['alappuzha', 'thrissur']);
  expect(citiesAround(all, ['nowhere'], { withinKm: 200, most: 9 })).toEqual([]);
});

it.each([
  [7_000, 9_100],
  [10_000, 13_000],
  [850, 1_200],
  [5, 7],
  [1, 2],
  [0, 1],
  [1_50_000, 2_00_000],
])('a price above ₹%i is ₹%i', (price, dearer) => {
  expect(dearerThan(price)).toBe(dearer);
});
