import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAudience } from './audience.rules.ts';

describe("a provider's audience data", () => {
  it.each([
    ['nothing', {}],
    ['empty groups', { age: [], gender: [], city: [], country: [] }],
    ['groups without anybody', { age: [{ name: '18-24', value: 0 }], country: [{ name: 'IN', value: 0 }] }],
  ])('is null for %s', (_, groups) => {
    expect(readAudience(groups)).toBeNull();
  });

  it('is converted to per cent with one decimal, known groups only', () => {
    const parts = [
      { name: 'Pune', value: 1 },
      { name: 'Kochi', value: 2 },
    ];
    expect(readAudience({ city: parts })).toEqual({
      city: [
        { city: 'Kochi', percent: 66.7 },
        { city: 'Pune', percent: 33.3 },
      ],
    });
    expect(readAudience({ country: [{ name: 'IN', value: 7 }] })).toEqual({
      country: [{ country: 'IN', percent: 100 }],
    });
  });

  it('includes empty groups beside others', () => {
    const age = [
      { name: '18-24', value: 0 },
      { name: '25-34', value: 1 },
    ];
    expect(readAudience({ age })?.age).toEqual([
      { band: '18-24', percent: 0 },
      { band: '25-34', percent: 100 },
    ]);
  });

  it('sorts equal groups by name, independent of their order', () => {
    const names = ['Pune', 'Agra', 'Kochi'];
    for (const order of [names, names.toReversed(), names.toSorted()]) {
      const city = order.map((name) => ({ name, value: 1 }));
      expect(readAudience({ city })?.city?.map((one) => one.city)).toEqual(['Agra', 'Kochi', 'Pune']);
    }
  });

  it('sorts bands by age, not by size', () => {
    const age = ['35-44', '13-17', '65+', '18-24', '25-34'].map((name, at) => ({ name, value: 10 - at }));
    const bands = ['13-17', '18-24', '25-34', '35-44', '65+'];
    expect(readAudience({ age })?.age?.map(({ band }) => band)).toEqual(bands);
    expect(readAudience({ age: age.toReversed() })?.age?.map(({ band }) => band)).toEqual(bands);
  });

  it.each([
    ['Meta', 'F', 'M', 'U'],
    ['Google', 'female', 'male', 'user_specified'],
  ])('reads the genders of %s, and whatever else as other', (_, woman, man, other) => {
    const gender = [
      { name: woman, value: 6 },
      { name: man, value: 3 },
      { name: other, value: 0.5 },
      { name: 'unknown', value: 0.5 },
    ];
    expect(readAudience({ gender })).toEqual({
      gender: [
        { gender: 'female', percent: 60 },
        { gender: 'male', percent: 30 },
        { gender: 'other', percent: 10 },
      ],
    });
  });

  it('sums groups with two names', () => {
    const gender = [
      { name: 'F', value: 1 },
      { name: 'female', value: 2 },
      { name: 'M', value: 1 },
    ];
    expect(readAudience({ gender })?.gender).toEqual([
      { gender: 'female', percent: 75 },
      { gender: 'male', percent: 25 },
    ]);
  });

  it('keeps the ten largest, as shares of the total', () => {
    const parts = fc.uniqueArray(
      fc.record({ name: fc.string({ minLength: 1 }), value: fc.integer({ min: 1, max: 1e6 }) }),
      { selector: ({ name }) => name, minLength: 1, maxLength: 30 },
    );
    fc.assert(
      fc.property(parts, (city) => {
        const cities = readAudience({ city })?.city ?? [];
        const total = city.reduce((sum, { value }) => sum + value, 0);
        expect(cities).toHaveLength(Math.min(10, city.length));
        const largest = city.map(({ value }) => value).toSorted((a, b) => b - a);
        for (const [at, { percent }] of cities.entries()) {
          expect(percent).toBe(Math.round(((largest[at] ?? 0) / total) * 1000) / 10);
        }
      }),
    );
  });
});
