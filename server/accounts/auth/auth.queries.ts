import { sql } from 'kysely';
import type { Role } from '../../../contract/core/roles.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Database } from '../../../database/connection.ts';
import { isTakenError } from '../../../database/errors.ts';
import { refuse } from '../../kit/http/errors.ts';
import type { Identifier } from './auth.rules.ts';

/** Maximum number of registrations checked per contact. */
const mostRegistrations = 20;

/** Account columns needed for signing in and codes. */
function selectCredentials(db: Database) {
  return db
    .selectFrom('account')
    .select(['id', 'role', 'fullname', 'username', 'email', 'mobile', 'password_hash'])
    .select(['locale', 'email_verified_at', 'mobile_verified_at', 'proven_mobile', 'mobile_first', 'created_at'])
    .where('deleted_at', 'is', null)
    .where('locked_at', 'is', null);
}

/** The account with this username or verified contact; unverified contacts belong to nobody. */
export async function findAccount(db: Database, { by, value }: Identifier) {
  const column = { username: 'username', email: 'proven_email', mobile: 'proven_mobile' }[by];
  return selectCredentials(db)
    .where(sql`lower(${sql.ref(column)})`, '=', value)
    .executeTakeFirst();
}
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Unverified registrations with this contact, newest first; each has its own code. */
async function findRegistrations(db: Database, { by, value }: Identifier): Promise<Account[]> {
  if (by === 'username') return [];
  return selectCredentials(db)
    .where(sql`lower(${sql.ref(by)})`, '=', value)
    .where('email_verified_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRegistrations)
    .execute();
}

/** The account of a name, otherwise the unverified registrations with this contact. */
export async function findNamed(db: Database, identifier: Identifier): Promise<Account[]> {
  // Always runs both queries, so that response times do not reveal whether an account exists.
  const account = await findAccount(db, identifier);
  const registrations = await findRegistrations(db, identifier);
  return account ? [account] : registrations;
}

/** Like `findNamed`, but only the newest, and by mobile only when verified: an unverified number signs nobody in. */
export async function findSignedUp(db: Database, identifier: Identifier): Promise<Account | undefined> {
  if (identifier.by === 'mobile') return findAccount(db, identifier);
  const [account] = await findNamed(db, identifier);
  return account;
}

export async function findAccountById(db: Database, id: number) {
  return selectCredentials(db).where('id', '=', id).executeTakeFirst();
}

/** Names that a password of this account must not be derived from. */
export async function listOwnNames(db: Database, id: number): Promise<(string | null)[]> {
  const row = await db
    .selectFrom('account')
    .leftJoin('business_profile', 'business_profile.account_id', 'account.id')
    .select(['fullname', 'username', 'email', 'mobile', 'business_name'])
    .where('account.id', '=', id)
    .executeTakeFirst();
  return row ? Object.values(row) : [];
}

interface Names {
  username?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
}

/** Accounts other than `except` with one of these names; e-mails and mobiles count once verified. */
export async function findHolders(db: Database, names: Names, except = 0) {
  const { username, email, mobile } = names;
  return db
    .selectFrom('account')
    .select(['id', 'username', 'proven_email as email', 'proven_mobile as mobile'])
    .where('id', '!=', except)
    .where((eb) =>
      eb.or([
        ...(username ? [eb(sql`lower(username)`, '=', username.toLowerCase())] : []),
        ...(email ? [eb(sql`lower(proven_email)`, '=', email.toLowerCase())] : []),
        ...(mobile ? [eb('proven_mobile', '=', mobile)] : []),
      ]),
    )
    .execute();
}

/** Unverified registrations that lose their names: those older than a time, and those from one browser. */
export interface Yielding {
  before: Date;
  deviceId?: string | null;
}

/** Lower-case spellings of those usernames that are taken, ignoring registrations that lose their names. */
export async function findHeldUsernames(
  db: Database,
  usernames: readonly string[],
  { before, deviceId = null }: Yielding,
) {
  let held = db
    .selectFrom('account')
    .select(sql<string>`lower(username)`.as('username'))
    .where(
      sql`lower(username)`,
      'in',
      usernames.map((name) => name.toLowerCase()),
    )
    .where((eb) => eb.or([eb('email_verified_at', 'is not', null), eb('created_at', '>=', before)]));
  if (deviceId)
    held = held.where((eb) =>
      eb.or([eb('email_verified_at', 'is not', null), eb('device_id', 'is distinct from', deviceId)]),
    );
  const rows = await held.execute();
  return rows.map((row) => row.username);
}

/** Deletes unverified registrations, which frees their names. */
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

interface NewAccount {
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
}

/** Inserts an account; null when one of its names has just been taken. */
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
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Marks an account as verified. False when it already was or must verify its mobile first; refuses with TAKEN when
 * somebody else has verified the e-mail.
 */
export async function markVerified(db: Database, id: number, now: Date): Promise<boolean> {
  const row = await unlessTaken(
    db
      .updateTable('account')
      .set({ email_verified_at: now })
      .where('id', '=', id)
      .where('email_verified_at', 'is', null)
      .where((eb) => eb.or([eb('mobile_first', '=', false), eb('mobile_verified_at', 'is not', null)]))
      .returning('id')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

/** The unique index decides between two accounts verifying one contact at once. */
async function unlessTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing;
  } catch (error) {
    if (isTakenError(error)) throw refuse('TAKEN', 'Someone else has already confirmed this contact.');
    throw error;
  }
}

/**
 * Whether this is still the password hash. Locks the row against changes until the transaction ends, so that no session
 * survives a concurrent reset.
 */
export async function isPasswordStill(db: Database, id: number, hash: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', hash)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function setPassword(db: Database, { id, hash, now }: { id: number; hash: string; now: Date }) {
  await db.updateTable('account').set({ password_hash: hash, updated_at: now }).where('id', '=', id).execute();
}

/** Removes an unverified mobile from an account, because somebody else may have entered it before a reset. */
export async function clearUnproven(db: Database, id: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ mobile: null })
    .where('id', '=', id)
    .where('mobile_first', '=', false)
    .where('mobile_verified_at', 'is', null)
    .execute();
}

/** Records that a mobile number received its welcome coins. False when it did before. */
export async function markWelcomed(db: Database, mark: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('welcome_mobile')
    .values({ mark, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('mark')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces an e-mail or mobile with a confirmed one; refuses with TAKEN when somebody else has verified it. */
export async function setContact(
  db: Database,
  { id, channel, contact, now }: { id: number; channel: 'email' | 'mobile'; contact: string; now: Date },
): Promise<void> {
  const change =
    channel === 'email'
      ? { email: contact, email_verified_at: now, updated_at: now }
      : { mobile: contact, mobile_verified_at: now, updated_at: now };
  await unlessTaken(db.updateTable('account').set(change).where('id', '=', id).execute());
}
