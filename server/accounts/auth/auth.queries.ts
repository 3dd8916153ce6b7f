import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Yielding } from '../../core/account-records/account-records.service.ts';
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

/** Whether this is still the password, holding off a change until the transaction ends: no session may slip past a reset. */
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
