import type { Insertable } from 'kysely';
import type { Database } from '../../database/connection.ts';
import type { Schema } from '../../database/schema.ts';
import { makeAccount } from './account.ts';
import { nextNumber } from './numbers.ts';

type Social = Partial<Insertable<Schema['social_account']>>;

interface Overrides {
  account?: Partial<Insertable<Schema['account']>>;
  profile?: Partial<Insertable<Schema['influencer_profile']>>;
  /** Default: one Instagram account connected through the provider. */
  socials?: Social[];
  /** Paise per Instagram reel. */
  price?: number;
}

/** Claimed influencer in Kochi in the food category. */
export async function makeInfluencer(db: Database, overrides: Overrides = {}) {
  const account = await makeAccount(db, { role: 'influencer', ...overrides.account });
  const names = { id: account.id, account_id: account.id, display_name: account.fullname, birth_date: '1996-05-04' };
  return {
    ...account,
    profile: await makeProfile(db, { ...names, username: account.username ?? '', ...overrides.profile }, overrides),
  };
}

/** Imported profile nobody claimed. */
export function makeUnclaimedInfluencer(db: Database, overrides: Omit<Overrides, 'account'> = {}) {
  const name = `unclaimed${nextNumber()}`;
  const profile = { display_name: name, username: name, ...overrides.profile };
  return makeProfile(db, profile, { socials: [{ handle: name, source: 'imported' }], ...overrides });
}

async function makeProfile(
  db: Database,
  names: Partial<Insertable<Schema['influencer_profile']>> & { display_name: string; username: string },
  { socials = [{}], price = 1_500_000 }: Overrides,
) {
  const { id } = await db
    .insertInto('influencer_profile')
    .values({
      gender_id: 'female',
      country_id: 'IN',
      state_id: 'KL',
      city_id: 'kochi',
      categories: ['food'],
      languages: ['ml', 'en'],
      ...names,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const social of socials) await makeSocialAccount(db, id, social);
  await db
    .insertInto('rate_card')
    .values({ influencer_id: id, platform_id: 'instagram', content_type_id: 'reel', price })
    .execute();
  return db.selectFrom('influencer_profile').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

export function makeSocialAccount(db: Database, influencerId: number, overrides: Social = {}) {
  return db
    .insertInto('social_account')
    .values({
      influencer_id: influencerId,
      platform_id: 'instagram',
      handle: `handle${nextNumber()}`,
      source: 'provider',
      followers: 12_000,
      engagement_rate: 3.4,
      average_views: 5_200,
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
