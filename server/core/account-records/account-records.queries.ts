import type { Updateable } from 'kysely';
import type { Role } from '../../../contract/core/roles.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

export interface NewAccount {
  role: Role;
  fullname: string;
  firstName: string;
  lastName: string | null;
  username: string;
  email: string | null;
  mobile: string | null;
  passwordHash: string | null;
  deviceId: string | null;
  isMobileFirst: boolean;
  locale: Locale;
  now: Date;
  /** The person who keeps a further account, which is confirmed from the start; left out, the account has its own. */
  keptBy?: number;
}

/** Adds an account, or returns null when one of its names was taken a moment before. */
export async function insertAccount(db: Database, account: NewAccount): Promise<number | null> {
  const row = await db
    .insertInto('account')
    .values({
      role: account.role,
      fullname: account.fullname,
      first_name: account.firstName,
      last_name: account.lastName,
      username: account.username,
      email: account.email,
      mobile: account.mobile,
      password_hash: account.passwordHash,
      device_id: account.deviceId,
      mobile_first: account.isMobileFirst,
      locale: account.locale,
      created_at: account.now,
      ...(account.keptBy === undefined ? {} : { kept_by: account.keptBy, email_verified_at: account.now }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Registrations that were never verified and give way: those from before a time, and those of one browser. */
export interface Yielding {
  before: Date;
  deviceId?: string | null;
}

/** Ends registrations that were never verified, so that their names are free again. */
export async function deleteStaleRegistrations(
  db: Database,
  { ids, before, deviceId = null }: Yielding & { ids?: number[] },
) {
  let deleting = db
    .deleteFrom('account')
    .where('email_verified_at', 'is', null)
    .where((eb) => eb.or([eb('created_at', '<', before), eb('device_id', '=', deviceId)]))
    .where('deleted_at', 'is', null);
  if (ids) deleting = deleting.where('id', 'in', ids);
  await deleting.execute();
}

export type AccountChange = Updateable<Schema['account']>;

export async function updateAccount(db: Database, id: number, change: AccountChange): Promise<void> {
  await db.updateTable('account').set(change).where('id', '=', id).execute();
}

/** Notes that an account was verified. False when it was before, or waits for the proof of its mobile. */
export async function updateVerified(db: Database, id: number, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ email_verified_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is', null)
    .where((eb) => eb.or([eb('mobile_first', '=', false), eb('mobile_verified_at', 'is not', null)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes an unproven mobile from an account: a reset ends what somebody else may have written there. */
export async function clearUnprovenMobile(db: Database, id: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ mobile: null })
    .where('id', '=', id)
    .where('mobile_first', '=', false)
    .where('mobile_verified_at', 'is', null)
    .execute();
}

/** Grants or withdraws; undefined when it was so before. */
export async function updateSuperUser(db: Database, id: number, isSuperUser: boolean) {
  return db
    .updateTable('account')
    .set({ is_super_user: isSuperUser })
    .where('id', '=', id)
    .where('is_super_user', '<>', isSuperUser)
    .returning('id')
    .executeTakeFirst();
}

/** Makes a super user of an account that has so many qualified referrals; false when it is one or has fewer. */
export async function updateQualified(db: Database, accountId: number, from: number): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ is_super_user: true })
    .where('id', '=', accountId)
    .where('is_super_user', '=', false)
    .where(
      (eb) =>
        eb
          .selectFrom('referral')
          .select((count) => count.fn.countAll<number>().as('count'))
          .where('referrer_id', '=', accountId)
          .where('qualified_at', 'is not', null),
      '>=',
      from,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
