import { expect, test } from 'vitest';
import { citiesAround, kmBetween, widerThan } from './closest.rules.ts';

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
  expect(wider.map(({ field, values }) => [field, values])).toEqual([
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
});

const kochi = { id: 'kochi', latitude: 9.9312, longitude: 76.2673 };
const thrissur = { id: 'thrissur', latitude: 10.5276, longitude: 76.2144 };
const delhi = { id: 'delhi', latitude: 28.7041, longitude: 77.1025 };
const alappuzha = { id: 'alappuzha', latitude: 9.4981, longitude: 76.3388 };

test('cities around are other ones, the nearest first, none far away', () => {
  expect(kmBetween(kochi, thrissur)).toBeCloseTo(66.6, 0);
  const all = [delhi, thrissur, kochi, alappuzha];
  expect(citiesAround(all, ['kochi'], { withinKm: 200, most: 9 })).toEqual(['alappuzha', 'thrissur']);
  expect(citiesAround(all, ['kochi', 'alappuzha'], { withinKm: 200, most: 9 })).toEqual(['thrissur']);
  expect(citiesAround(all, ['nowhere'], { withinKm: 200, most: 9 })).toEqual([]);
});
