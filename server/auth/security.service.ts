import type { Locale } from '../../contract/languages.ts';
import type { Context } from '../kit/context.ts';
import { type Said, say } from '../kit/words.ts';
import { notify } from '../notifications/notifications.service.ts';
import { contactChangedLetter, passwordChangedLetter, paymentMethodLetter } from './auth.letters.ts';
import { findAccountById } from './auth.queries.ts';

const link = '/profile-settings';

/** Tells of a sign-in from a kind of device that was not used before. */
export async function tellNewSignIn(
  tx: Context,
  { accountId, deviceName }: { accountId: number; deviceName: Said },
): Promise<void> {
  await notify(tx, {
    accountId,
    type: 'security',
    title: say`New sign-in from ${{ device: deviceName }}`,
    description: 'If that was not you, change your password.',
    link,
  });
}

/** Tells the owner that somebody tries many passwords, once on the day the limit is reached. */
export async function tellGuessing(context: Context, accountId: number): Promise<void> {
  await notify(context, {
    accountId,
    type: 'security',
    title: say`Many wrong passwords were tried for your account`,
    description:
      'Sign-in from new devices is blocked until tomorrow; the devices you have used go on working. A new password ends the block.',
    link,
  });
}

interface Owner {
  id: number;
  email: string | null;
  fullname: string;
  locale: Locale;
}

/** Tells the owner that the password is another now: here, and by e-mail in case it was not them. */
export async function tellPasswordChanged(tx: Context, { id, email, fullname, locale }: Owner): Promise<void> {
  await notify(tx, {
    accountId: id,
    type: 'security',
    title: say`Your password was changed`,
    description: 'Every other device was signed out. If that was not you, ask for a new password at once.',
    link,
    ...(email ? { hasLetter: true } : {}),
  });
  if (!email) return;
  const { brandName: brand, supportEmail: support } = tx.config;
  tx.afterCommit(() => tx.mail({ to: email, ...passwordChangedLetter({ locale, brand, name: fullname, support }) }));
}

/** Tells the owner, at the e-mail that was theirs until now, that the account has another e-mail or mobile. */
export async function tellContactChanged(
  tx: Context,
  { id, email, fullname, locale }: Owner,
  channel: 'email' | 'mobile',
): Promise<void> {
  const isEmail = channel === 'email';
  await notify(tx, {
    accountId: id,
    type: 'security',
    title: isEmail ? say`Your e-mail was changed` : say`Your mobile number was changed`,
    description: 'The new one is confirmed and used from now on.',
    link,
  });
  if (!email || !isEmail) return;
  const { brandName: brand, supportEmail: support } = tx.config;
  tx.afterCommit(() => tx.mail({ to: email, ...contactChangedLetter({ locale, brand, name: fullname, support }) }));
}

/** Tells the owner, here and by e-mail, that money may go to another account now; `masked` is what may be shown of it. */
export async function tellPaymentMethodAdded(
  tx: Context,
  { accountId, kind, masked }: { accountId: number; kind: 'upi' | 'bank'; masked: string },
): Promise<void> {
  const method = kind === 'upi' ? say`UPI address ${{ masked }}` : say`bank account ${{ masked }}`;
  const owner = await findAccountById(tx.db, accountId);
  await notify(tx, {
    accountId,
    type: 'security',
    title: say`Payment method added: ${{ method }}`,
    description: 'It can receive your payouts now. If that was not you, remove it and change your password.',
    link: '/wallet',
    ...(owner?.email ? { hasLetter: true } : {}),
  });
  if (!owner?.email) return;
  const { email, fullname: name, locale } = owner;
  const { brandName: brand, supportEmail: support } = tx.config;
  tx.afterCommit(() => tx.mail({ to: email, ...paymentMethodLetter({ locale, brand, name, support, method }) }));
}
