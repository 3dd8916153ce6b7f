import type { Database } from '../connection.ts';
import { insertRows, takeIds } from '../insert.ts';
import type { Creator } from './creator.ts';

/** A creator that is in the database now. */
export interface StoredCreator extends Creator {
  id: number;
}

interface LoadOptions {
  now: Date;
  /** Sign-in for the few that have one. */
  passwordOf?: (creator: Creator) => string | null;
}

/** Stores creators with profile, social accounts, rates and, where claimed, their account; derived columns are written as the triggers would. */
export async function loadCreators(
  db: Database,
  creators: readonly Creator[],
  { now, passwordOf = () => null }: LoadOptions,
): Promise<StoredCreator[]> {
  const ids = await takeIds(db, 'person_id', creators.length);
  const stored = creators.map((creator, index) => ({ ...creator, id: ids[index] ?? 0 }));
  const accounts = stored.filter((creator) => creator.isClaimed);
  await insertRows(
    db,
    'account',
    accounts.map((creator) => accountRow(creator, now, passwordOf(creator))),
  );
  await insertRows(
    db,
    'influencer_profile',
    stored.map((creator) => profileRow(creator, now)),
  );
  await insertRows(
    db,
    'social_account',
    stored.flatMap((creator) => socialRows(creator, now)),
  );
  await insertRows(
    db,
    'rate_card',
    stored.flatMap(({ id, rates }) => rates.map((rate) => ({ influencer_id: id, ...rate }))),
  );
  return stored;
}

export function hoursBefore(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}

function accountRow(creator: StoredCreator, now: Date, passwordHash: string | null) {
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
    password_hash: passwordHash,
    locale: /[\u0900-\u097f]/.test(creator.fullname) ? 'hi' : 'en',
    is_super_user: false,
    created_at: joined,
    updated_at: joined,
    last_active_at: hoursBefore(now, Math.min(creator.activeHoursAgo, creator.ageDays * 24)),
  };
}

function profileRow(creator: StoredCreator, now: Date) {
  const { socials } = creator;
  const joined = hoursBefore(now, creator.ageDays * 24);
  const weigh = (social: (typeof socials)[number]) => Math.max(social.followers, 1);
  const measured = socials.filter((social) => social.engagement_rate !== null);
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
    followers: socials.reduce((sum, social) => sum + social.followers, 0),
    engagement_rate: weight > 0 ? Math.round((engaged / weight) * 100) / 100 : null,
    verified: socials.some((social) => social.source === 'provider'),
    price_from: creator.rates.length > 0 ? Math.min(...creator.rates.map((rate) => rate.price)) : null,
    search_text: '',
    created_at: joined,
    updated_at: joined,
  };
}

function socialRows(creator: StoredCreator, now: Date) {
  return creator.socials.map(({ age_hours, ...social }) => ({
    influencer_id: creator.id,
    ...social,
    provider_user_id: social.source === 'provider' ? `demo-${creator.id}-${social.platform_id}` : null,
    as_of: hoursBefore(now, age_hours),
    created_at: hoursBefore(now, creator.ageDays * 24),
  }));
}
