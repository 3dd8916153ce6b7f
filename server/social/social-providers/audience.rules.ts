import type { Audience } from '../../../database/json-columns.ts';

/** Maximum number of stored groups, the largest. */
const mostGroups = 10;

interface Part {
  name: string;
  value: number;
}

/** Parts in per cent of their sum with one decimal, largest first; undefined without data. */
function toShares(parts: readonly Part[]): { name: string; percent: number }[] | undefined {
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  if (total <= 0) return undefined;
  return parts
    .map(({ name, value }) => ({ name, percent: Math.round((value / total) * 1000) / 10 }))
    .toSorted((a, b) => b.percent - a.percent || (a.name < b.name ? -1 : 1))
    .slice(0, mostGroups);
}

interface Groups {
  age?: readonly Part[];
  gender?: readonly Part[];
  city?: readonly Part[];
  country?: readonly Part[];
}

const genders: Record<string, 'female' | 'male'> = { F: 'female', M: 'male', female: 'female', male: 'male' };
const byBand = (a: { band: string }, b: { band: string }) => (a.band < b.band ? -1 : 1);

/** Converts a provider's audience counts; null without any. Bands are sorted by age. */
export function readAudience({ age = [], gender = [], city = [], country = [] }: Groups): Audience | null {
  const ages = toShares(age)?.map(({ name, percent }) => ({ band: name, percent }));
  const sexes = new Map<'female' | 'male' | 'other', number>();
  for (const { name, value } of gender) {
    const kind = genders[name] ?? 'other';
    sexes.set(kind, (sexes.get(kind) ?? 0) + value);
  }
  const shares = toShares([...sexes].map(([name, value]) => ({ name, value })));
  const cities = toShares(city)?.map(({ name, percent }) => ({ city: name, percent }));
  const countries = toShares(country)?.map(({ name, percent }) => ({ country: name, percent }));
  const audience: Audience = {
    ...(ages ? { age: ages.toSorted(byBand) } : {}),
    ...(shares ? { gender: shares.map(({ name, percent }) => ({ gender: genders[name] ?? 'other', percent })) } : {}),
    ...(cities ? { city: cities } : {}),
    ...(countries ? { country: countries } : {}),
  };
  return Object.keys(audience).length > 0 ? audience : null;
}
