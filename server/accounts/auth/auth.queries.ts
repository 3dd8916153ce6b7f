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

/**
 * The account with this username or verified contact; unverified contacts belong to nobody. The username of an account that
 * was given away is its registrant's, who signs in with another account by now.
 */
export async function findAccount(db: Database, { by, value }: Identifier) {
  if (by === 'username') {
    const registrant = sql`(select home_account_id from person where lower(sign_in_name) = ${value})`;
    const named = sql`(select id from account where lower(username) = ${value})`;
    return selectCredentials(db).where('id', '=', sql<number>`coalesce(${registrant}, ${named})`).executeTakeFirst();
  }
  const column = { email: 'proven_email', mobile: 'proven_mobile' }[by];
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

/**
 * Accounts other than `except` with one of these names; e-mails and mobiles count once verified. A username that signs
 * somebody in to another account is theirs too, except for the account that has it.
 */
export async function findHolders(db: Database, names: Names, except = 0) {
  const { username, email, mobile } = names;
  const signingIn = db
    .selectFrom('person')
    .select(['home_account_id as id', 'sign_in_name as username'])
    .select([sql<string | null>`null`.as('email'), sql<string | null>`null`.as('mobile')])
    .where('home_account_id', '!=', except)
    .where(sql`lower(sign_in_name)`, '=', username?.toLowerCase() ?? '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account')
            .select('id')
            .where('id', '=', except)
            .whereRef(sql`lower(username)`, '=', sql`lower(sign_in_name)`),
        ),
      ),
    );
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
    .unionAll(signingIn)
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
  const signingIn = db
    .selectFrom('person')
    .select(sql<string>`lower(sign_in_name)`.as('username'))
    .where(
      sql`lower(sign_in_name)`,
      'in',
      usernames.map((name) => name.toLowerCase()),
    );
  const rows = await held.unionAll(signingIn).execute();
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
