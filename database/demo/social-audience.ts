import type { StoredCreator } from './creator-rows.ts';
import type { Random } from './random.ts';

const bands = ['13-17', '18-24', '25-34', '35-44', '45-54', '55-64', '65+'];
const usualAges = [5, 31, 36, 16, 7, 3, 2];
const metros = [
  'Mumbai, Maharashtra',
  'Delhi, Delhi',
  'Bengaluru, Karnataka',
  'Hyderabad, Telangana',
  'Pune, Maharashtra',
];
const abroad = ['AE', 'US', 'GB', 'SA', 'SG'];

/** Audience of a creator in a platform's shape: per cent to one decimal, largest cities and countries only. */
export function makeAudience(creator: StoredCreator, random: Random) {
  const women = creator.gender === 'male' ? random.between(24, 46) : random.between(52, 78);
  const home = random.between(18, 44);
  const others = random.sample(
    metros.filter((city) => !city.startsWith(`${creator.city.name},`)),
    4,
  );
  const inIndia = random.between(84, 97);
  return {
    age: spread(
      bands,
      usualAges.map((each) => each * random.scatter(0.25)),
      100,
    ).map(([band, percent]) => ({ band, percent })),
    gender: [
      { gender: 'female', percent: women },
      { gender: 'male', percent: 100 - women },
    ],
    city: [
      { city: creator.city.name, percent: home },
      ...spread(
        others,
        others.map((_, at) => random.scatter(0.3) / (at + 1)),
        Math.round((100 - home) * 0.4),
      ).map(([city, percent]) => ({ city, percent })),
    ],
    country: [
      { country: 'IN', percent: inIndia },
      ...spread(
        abroad.slice(0, 3),
        [3, 2, 1].map((each) => each * random.scatter(0.3)),
        (100 - inIndia) * 0.8,
      ).map(([country, percent]) => ({ country, percent })),
    ],
  };
}

/** Shares of a whole by weight, to one decimal. */
function spread(names: readonly string[], weights: readonly number[], sumOfShares: number): [string, number][] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return names.map((name, at) => [name, Math.round((((weights[at] ?? 0) * sumOfShares) / sum) * 10) / 10]);
}
