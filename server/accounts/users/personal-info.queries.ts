import type { Database } from '../../../database/connection.ts';

/** Personal information from the account and the profile of its role. */
export async function findPersonalInfo(db: Database, accountId: number) {
  return db
    .selectFrom('account as a')
    .leftJoin('influencer_profile as i', 'i.account_id', 'a.id')
    .leftJoin('business_profile as b', 'b.account_id', 'a.id')
    .select(['a.id', 'a.role', 'a.fullname', 'a.first_name', 'a.last_name', 'a.profile_image'])
    .select(['i.gender_id', 'i.birth_date', 'i.bio', 'i.contents', 'b.business_name', 'b.about'])
    .select((eb) => [
      eb.fn.coalesce('i.country_id', 'b.country_id').as('country_id'),
      eb.fn.coalesce('i.state_id', 'b.state_id').as('state_id'),
      eb.fn.coalesce('i.city_id', 'b.city_id').as('city_id'),
      eb.fn.coalesce('i.website', 'b.website').as('website'),
      eb.fn.coalesce('i.languages', 'b.languages').as('languages'),
      eb.fn.coalesce('i.categories', 'b.categories').as('categories'),
      eb
        .exists(eb.selectFrom('social_account as s').select('s.id').whereRef('s.owner_id', '=', 'a.id'))
        .$castTo<boolean>()
        .as('has_social_account'),
    ])
    .where('a.id', '=', accountId)
    .where('a.deleted_at', 'is', null)
    .executeTakeFirst();
}
export type PersonalInfoRow = NonNullable<Awaited<ReturnType<typeof findPersonalInfo>>>;

export async function findRates(db: Database, accountId: number) {
  return db
    .selectFrom('rate_card')
    .select(['platform_id', 'content_type_id', 'price'])
    .where('influencer_id', '=', accountId)
    .orderBy('platform_id')
    .orderBy('content_type_id')
    .execute();
}
export type RateRow = Awaited<ReturnType<typeof findRates>>[number];

/** Replaces the rate card. */
export async function replaceRates(db: Database, accountId: number, rates: readonly RateRow[]): Promise<void> {
  await db.deleteFrom('rate_card').where('influencer_id', '=', accountId).execute();
  if (rates.length === 0) return;
  await db
    .insertInto('rate_card')
    .values(rates.map((rate) => ({ influencer_id: accountId, ...rate })))
    .execute();
}

/** Locks the account to serialize changes; returns its role and names. */
export async function lockAccount(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'fullname', 'username', 'first_name', 'last_name'])
    .where('id', '=', accountId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}
