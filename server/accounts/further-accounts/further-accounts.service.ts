import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { addAccountRecord } from '../../core/account-records/account-records.service.ts';
import { findContacts, lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField } from '../../kit/http/errors.ts';
import { takeTurn } from '../../kit/http/limits/limits.service.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { splitName } from '../auth/auth.rules.ts';
import { findFreeUsername } from '../auth/names.service.ts';
import { imitatesPlatform, reservedName } from '../auth/reserved-names.rules.ts';
import { createProfile, showProfile } from '../profiles/profiles.service.ts';
import { listAccounts } from '../workspaces/workspaces.service.ts';

interface Opening {
  user: User;
  role: 'influencer' | 'brand' | 'partner';
  business_name: string;
}

/**
 * Opens a further account that the person owns. It has no contacts, password or welcome of its own; whoever is over the
 * day's number gets TOO_MANY.
 */
export async function openAccount(
  context: Context,
  { user, role, business_name: name }: Opening,
): Promise<MemberAccount> {
  if (user.person.home.role === 'operator') throw refuse('ROLE', 'Operators have one account each.');
  if (imitatesPlatform(name, context.config.brandName)) throw refuseField('BAD_INPUT', 'business_name', reservedName);
  const { id: personId, home } = user.person;
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, home.id);
    const [person] = (await findContacts(tx, [home.id])).get(home.id) ?? [];
    if (!person?.email) throw refuse('NOT_VERIFIED', 'Confirm your e-mail first. It stands in for the new account’s.');
    const max = tx.config.limits.furtherAccountsADay;
    const wait = await takeTurn(tx, { key: `further-account:${personId}`, max, seconds: dayMs / 1000 });
    if (wait > 0) {
      throw refuse('TOO_MANY', msg`You can open ${{ max }} accounts a day. Try again tomorrow.`, { retryAfter: wait });
    }
    const id = await addFurtherAccount(tx, { personId, ...person, role, name });
    const opened = (await listAccounts(tx, personId)).find((one) => one.id === String(id));
    if (!opened) throw new Error('an account was opened and is not its owner’s');
    return opened;
  });
}

interface Further {
  personId: number;
  /** The person's, which a business has too. */
  fullname: string;
  locale: Locale;
  role: Opening['role'];
  name: string;
}

/** Adds an account that the person keeps. */
export async function addFurtherAccount(tx: Context, { personId, role, name, ...person }: Further): Promise<number> {
  const fullname = role === 'influencer' ? name : person.fullname;
  const { first, last } = splitName(fullname);
  const username = await findFreeUsername(tx, {
    wanted: plain(name),
    last: `account-${personId}-${tx.now().getTime()}`,
  });
  const id = await addAccountRecord(tx, {
    role,
    fullname,
    firstName: first,
    lastName: last,
    username,
    keptBy: personId,
    email: null,
    mobile: null,
    passwordHash: null,
    deviceId: null,
    isMobileFirst: false,
    locale: person.locale,
    now: tx.now(),
  });
  if (id === null) throw refuse('TAKEN', 'Someone just took this name. Please try again.');
  await createProfile(tx, { id, role, fullname, username, businessName: name });
  await showProfile(tx, id);
  return id;
}

/** The letters of a name that a username may have. */
function plain(name: string): string {
  return name
    .replaceAll(/\s+/g, '.')
    .replaceAll(/[^A-Za-z0-9._-]/g, '')
    .slice(0, 30);
}
