import type { Creator } from './creator.ts';

/** A stored creator. */
export interface StoredCreator extends Creator {
  id: number;
}

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}

export function accountRow(creator: StoredCreator, now: Date, passwordHash: string | null) {
  const joined = hoursBefore(now, creator.ageDays * 24);
  const [first = '', ...rest] = creator.fullname.split(' ');
  return {
    id: creator.id,
    role: 'influencer',
    fullname: creator.fullname,
    first_name: first,
    last_name: rest.join(' ') || null,
    username: creator.username,
    email: passwordHash ? 'influencer@demo.test' : `${creator.username.toLowerCase()}@demo.test`,
    mobile: passwordHash ? '9000000002' : null,
    email_verified_at: joined,
    is_demo: true,
    mobile_verified_at: passwordHash ? joined : null,
    password_hash: passwordHash,
    locale: /[\u0900-\u097f]/.test(creator.fullname) ? 'hi' : 'en',
    is_super_user: false,
    created_at: joined,
    updated_at: joined,
    last_active_at: hoursBefore(now, Math.min(creator.activeHoursAgo, creator.ageDays * 24)),
  };
}

/** Derived columns as the triggers would write them, except the search texts. */
export function profileRow(creator: StoredCreator, now: Date) {
  const { socials } = creator;
  const joined = hoursBefore(now, creator.ageDays * 24);
  const weigh = (social: (typeof socials)[number]) => Math.max(social.followers, 1);
  const proven = socials.filter((social) => social.source === 'provider');
  const counted = proven.length > 0 ? proven : socials;
  const measured = counted.filter((social) => social.engagement_rate !== null);
  const weight = measured.reduce((sum, social) => sum + weigh(social), 0);
  const engaged = measured.reduce((sum, social) => sum + (social.engagement_rate ?? 0) * weigh(social), 0);
  return {
    id: creator.id,
    account_id: creator.isClaimed ? creator.id : null,
    display_name: creator.fullname,
    username: creator.username,
    bio: creator.bio,
    gender_id: creator.gender,
    birth_date: creator.isClaimed
      ? `${creator.birthYear}-0${1 + (creator.birthYear % 9)}-1${creator.birthYear % 10}`
      : null,
    country_id: creator.city.country_id,
    state_id: creator.city.state_id,
    city_id: creator.city.id,
    categories: [...new Set(creator.categories)],
    languages: [...new Set(creator.languages)],
    contents: [...new Set(creator.contents)],
    contact_email: `${creator.username.toLowerCase()}@demo.test`,
    authenticity: creator.authenticity,
    platforms: [...new Set(socials.map((social) => social.platform_id))].sort(),
    handles: [...new Set(socials.map((social) => social.handle.toLowerCase()))].sort(),
    followers: counted.reduce((sum, social) => sum + social.followers, 0),
    engagement_rate: weight > 0 ? Math.round((engaged / weight) * 100) / 100 : null,
    verified: socials.some((social) => social.source === 'provider'),
    price_from: creator.rates.length > 0 ? Math.min(...creator.rates.map((rate) => rate.price)) : null,
    created_at: joined,
    updated_at: joined,
  };
}

export function socialRows(creator: StoredCreator, now: Date) {
  return creator.socials.map(({ age_hours, ...social }) => ({
    influencer_id: creator.id,
    ...social,
    provider_user_id: social.source === 'provider' ? `demo-${creator.id}-${social.platform_id}` : null,
    as_of: hoursBefore(now, age_hours),
    created_at: hoursBefore(now, creator.ageDays * 24),
  }));
}

export function rateRows({ id, rates }: StoredCreator) {
  return rates.map((rate) => ({ influencer_id: id, ...rate }));
}
