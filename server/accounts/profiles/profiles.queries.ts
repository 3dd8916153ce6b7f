import type { Database } from '../../../database/connection.ts';

function selectProfiles(db: Database) {
  return db
    .selectFrom('account as a')
    .leftJoin('business_profile as b', 'b.account_id', 'a.id')
    .leftJoin('influencer_profile as i', 'i.account_id', 'a.id')
    .leftJoin('city as c', (join) => join.on((eb) => eb('c.id', '=', eb.fn.coalesce('b.city_id', 'i.city_id'))))
    .leftJoin('state as s', 's.id', 'c.state_id')
    .select(['a.id', 'a.role', 'a.fullname', 'a.first_name', 'a.last_name', 'a.username', 'a.email', 'a.mobile'])
    .select(['a.email_verified_at', 'a.mobile_verified_at', 'a.profile_image', 'a.locale', 'a.is_super_user'])
    .select(['a.created_at', 'a.last_active_at', 'b.business_name', 'b.about', 'b.website', 'i.bio'])
    .select(['c.name as city', 's.name as state'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('social_account as sa')
            .select('sa.id')
            .whereRef('sa.owner_id', '=', 'a.id')
            .where('sa.source', '=', 'provider'),
        )
        .$castTo<boolean>()
        .as('is_connected'),
    )
    .select((eb) => eb('a.password_hash', 'is not', null).$castTo<boolean>().as('has_password'));
}

/** The person's own profile, verified or not. */
export async function findProfile(db: Database, id: number) {
  return selectProfiles(db).where('a.id', '=', id).where('a.deleted_at', 'is', null).executeTakeFirst();
}
export type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** A profile visible to `readerId`: verified, not deleted, no block between the two. */
export async function findVisibleProfile(db: Database, { id, readerId }: { id: number; readerId: number }) {
  return selectProfiles(db)
    .where('a.id', '=', id)
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .where('a.email_verified_at', 'is not', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('block')
            .select('blocker_id')
            .where((where) =>
              where.or([
                where.and({ blocker_id: id, blocked_id: readerId }),
                where.and({ blocker_id: readerId, blocked_id: id }),
              ]),
            ),
        ),
      ),
    )
    .executeTakeFirst();
}

interface NewProfile {
  accountId: number;
  name: string;
  username: string;
  now: Date;
}

/** Profile of a new influencer account; hidden from discovery until verified. */
export async function insertInfluencerProfile(db: Database, { accountId, name, username, now }: NewProfile) {
  await db
    .insertInto('influencer_profile')
    .values({ id: accountId, account_id: accountId, display_name: name, username, hidden_at: now, created_at: now })
    .execute();
}

export async function insertBusinessProfile(db: Database, { accountId, name }: Pick<NewProfile, 'accountId' | 'name'>) {
  await db.insertInto('business_profile').values({ account_id: accountId, business_name: name }).execute();
}

export async function showInfluencerProfile(db: Database, accountId: number): Promise<void> {
  await db
    .updateTable('influencer_profile')
    .set({ hidden_at: null })
    .where('account_id', '=', accountId)
    .where('hidden_at', 'is not', null)
    .where((eb) =>
      eb.exists(eb.selectFrom('account').select('id').where('id', '=', accountId).where('suspended_at', 'is', null)),
    )
    .execute();
}
