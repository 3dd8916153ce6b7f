import type { Database } from '../connection.ts';
import { insertRows, takeIds } from '../insert.ts';
import { BRANDS, PARTNERS } from './business-names.ts';
import type { DemoCity } from './creator.ts';
import { hoursBefore } from './creator-rows.ts';
import { createRandom } from './random.ts';

export interface Business {
  id: number;
  role: 'brand' | 'partner';
  /** Name of the owner. */
  fullname: string;
  username: string;
  name: string;
  category: string;
  cityId: string;
  about: string;
  /** Days since they joined. */
  ageDays: number;
}

/** Inserts 60 brands and 20 partners; the first of each can sign in. */
export async function loadBusinesses(
  db: Database,
  { cities, now, passwordHash }: { cities: ReadonlyMap<string, DemoCity>; now: Date; passwordHash: string },
): Promise<{ brands: Business[]; partners: Business[] }> {
  const lines = [
    ...BRANDS.map((line) => ({ line, role: 'brand' as const })),
    ...PARTNERS.map((line) => ({ line, role: 'partner' as const })),
  ];
  const ids = await takeIds(db, 'person_id', lines.length);
  const businesses = lines.map(
    ({ line: [name, category, cityId, fullname, username = usernameOf(name)], role }, index): Business => {
      const city = cities.get(cityId)?.name ?? '';
      const id = ids[index] ?? 0;
      return {
        id,
        role,
        fullname,
        username,
        name,
        category,
        cityId,
        about: aboutOf(role, name, category, city),
        ageDays: createRandom('business', username).between(260, 500),
      };
    },
  );
  const brands = businesses.filter((each) => each.role === 'brand');
  const partners = businesses.filter((each) => each.role === 'partner');
  const signIns = new Map([
    [brands[0]?.id, 'brand'],
    [partners[0]?.id, 'partner'],
  ] as const);
  await insertRows(
    db,
    'account',
    businesses.map((each) => accountRow(each, { now, passwordHash, signIn: signIns.get(each.id) })),
  );
  await insertRows(
    db,
    'business_profile',
    businesses.map((each) => profileRow(each, cities)),
  );
  await insertRows(
    db,
    'social_account',
    businesses.map((each) => socialRow(each, now)),
  );
  return { brands, partners };
}

function usernameOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}

function aboutOf(role: Business['role'], name: string, category: string, city: string): string {
  return role === 'brand'
    ? `${name} is a ${category} brand from ${city} that sells across India. We answer every application.`
    : `${name} brings crews, places and reach to joint campaigns from ${city}.`;
}

function accountRow(
  business: Business,
  options: { now: Date; passwordHash: string; signIn: 'brand' | 'partner' | undefined },
) {
  const random = createRandom('last seen', business.username);
  const joined = hoursBefore(options.now, business.ageDays * 24);
  const [first = '', ...rest] = business.fullname.split(' ');
  const { signIn } = options;
  return {
    id: business.id,
    role: business.role,
    fullname: business.fullname,
    first_name: first,
    last_name: rest.join(' ') || null,
    username: business.username,
    email: signIn ? `${signIn}@demo.test` : `${business.username}@demo.test`,
    mobile: signIn ? (signIn === 'brand' ? '9000000001' : '9000000003') : null,
    email_verified_at: joined,
    is_demo: true,
    mobile_verified_at: signIn ? joined : null,
    password_hash: signIn ? options.passwordHash : null,
    locale: 'en',
    is_super_user: false,
    created_at: joined,
    updated_at: joined,
    last_active_at: hoursBefore(options.now, random.between(0, 90)),
  };
}

function profileRow(business: Business, cities: ReadonlyMap<string, DemoCity>) {
  const city = cities.get(business.cityId);
  return {
    account_id: business.id,
    business_name: business.name,
    about: business.about,
    website: `https://${business.username}.example`,
    categories: [business.category],
    languages: ['en', 'hi'],
    country_id: city?.country_id ?? null,
    state_id: city?.state_id ?? null,
    city_id: city?.id ?? null,
    updated_at: new Date(),
  };
}

function socialRow(business: Business, now: Date) {
  return {
    business_id: business.id,
    platform_id: 'instagram',
    handle: business.username,
    source: 'self_reported',
    followers: createRandom('followers', business.username).between(2_000, 90_000),
    as_of: hoursBefore(now, 400),
    created_at: hoursBefore(now, 400),
  };
}

/** User names reserved for businesses. */
export function businessNames(): string[] {
  return [...BRANDS, ...PARTNERS].map(([name, , , , username = usernameOf(name)]) => username);
}
