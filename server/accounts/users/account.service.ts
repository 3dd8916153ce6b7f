import type { OwnProfile } from '../../../contract/accounts/profile.ts';
import type { NotificationPreference } from '../../../contract/accounts/users.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse } from '../../kit/http/errors.ts';
import { demandTurn } from '../../kit/http/limits/limits.service.ts';
import { changePreferences } from '../../notifications/notifications/preferences.service.ts';
import { sendCode } from '../auth/codes.service.ts';
import { refuseTaken } from '../auth/names.service.ts';
import { readOwnProfile } from '../profiles/profiles.service.ts';
import { listStepUpMethods } from '../step-up/step-up.service.ts';

interface AccountChange {
  username?: string | undefined;
  email?: string | undefined;
  mobile?: string | undefined;
  locale?: Locale | undefined;
  notification_preferences?: NotificationPreference[] | undefined;
}

type Contact = { channel: 'email' | 'mobile'; contact: string };

/**
 * Applies immediate changes, and sends a code to a new e-mail or mobile, which counts once the code is entered. A
 * contact that somebody else has verified gets a code too, which then has no effect, so that answers do not reveal who
 * is a member.
 */
export async function updateAccount(
  context: Context,
  { accountId, change }: { accountId: number; change: AccountChange },
): Promise<{ user: OwnProfile; contact: string | null }> {
  const before = await readOwnProfile(context, accountId);
  const { fullname, locale } = before;
  const contact = newContact(before, change);
  await inTransaction(context, async (tx) => {
    const { username } = change;
    await refuseTaken(tx, { username }, { ownId: accountId });
    if (username) await changeAccount(tx, accountId, { username, updated_at: tx.now() });
    if (change.locale) await changeAccount(tx, accountId, { locale: change.locale, updated_at: tx.now() });
    await changePreferences(tx, { accountId, preferences: change.notification_preferences ?? [] });
  });
  if (contact) {
    await demandTurn(context, { key: `contact:${accountId}`, max: 5, seconds: 3600 });
    await sendCode(
      context,
      { id: accountId, fullname, locale: change.locale ?? locale },
      { purpose: 'contact', ...contact },
    );
  }
  return { user: await readOwnProfile(context, accountId), contact: contact && maskContact(contact.contact) };
}

/**
 * Whether a change needs no step-up: it keeps the contacts, at most verifying them, or the account has no way to prove
 * anything (signed up by a provider without an e-mail) and adds a first contact.
 */
export async function needsNoStepUp(
  context: Context,
  { user, change }: { user: { id: number; sessionId: number }; change: AccountChange },
): Promise<boolean> {
  const { email, mobile } = await readOwnProfile(context, user.id);
  const isSame =
    (change.email === undefined || change.email.toLowerCase() === email?.toLowerCase()) &&
    (change.mobile === undefined || change.mobile === mobile);
  if (isSame) return true;
  return email === null && mobile === null && (await listStepUpMethods(context, user)).length === 0;
}

/** The e-mail or mobile to confirm: a new one, or the current mobile while unverified. */
function newContact(before: OwnProfile, change: AccountChange): Contact | null {
  const email = change.email?.toLowerCase();
  const isEmailNew = email !== undefined && (email !== before.email || !before.email_verified);
  const isMobileNew = change.mobile !== undefined && (change.mobile !== before.mobile || !before.mobile_verified);
  if (isEmailNew && isMobileNew) {
    const reason = 'Change your email first, then your mobile number. Each is confirmed with a code.';
    throw refuse('BAD_INPUT', reason, { fields: { mobile: reason } });
  }
  if (isEmailNew) return { channel: 'email', contact: email };
  return isMobileNew && change.mobile ? { channel: 'mobile', contact: change.mobile } : null;
}
