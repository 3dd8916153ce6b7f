import type { Context } from '../kit/context.ts';
import { notify } from '../notifications/notifications.service.ts';
import { contactChangedLetter, passwordChangedLetter, paymentMethodLetter } from './auth.letters.ts';
import { findAccountById } from './auth.queries.ts';

const link = '/profile-settings';

/** Tells of a sign-in from a kind of device that was not used before. */
export async function tellNewSignIn(
  tx: Context,
  { accountId, deviceName }: { accountId: number; deviceName: string },
): Promise<void> {
  await notify(tx, {
    accountId,
    type: 'security',
    title: `New sign-in from ${deviceName}`,
    description: 'If that was not you, change your password.',
    link,
  });
}

interface Owner {
  id: number;
  email: string | null;
  fullname: string;
}

/** Tells the owner that the password is another now: here, and by e-mail in case it was not them. */
export async function tellPasswordChanged(tx: Context, { id, email, fullname }: Owner): Promise<void> {
  await notify(tx, {
    accountId: id,
    type: 'security',
    title: 'Your password was changed',
    description: 'Every other device was signed out. If that was not you, ask for a new password at once.',
    link,
    ...(email ? { hasLetter: true } : {}),
  });
  if (!email) return;
  const { brandName: brand, supportEmail: support } = tx.config;
  tx.afterCommit(() => tx.mail({ to: email, ...passwordChangedLetter({ brand, name: fullname, support }) }));
}

/** Tells the owner, at the e-mail that was theirs until now, that the account has another e-mail or mobile. */
export async function tellContactChanged(
  tx: Context,
  { id, email, fullname }: Owner,
  channel: 'email' | 'mobile',
): Promise<void> {
  const isEmail = channel === 'email';
  await notify(tx, {
    accountId: id,
    type: 'security',
    title: `Your ${isEmail ? 'e-mail' : 'mobile number'} was changed`,
    description: 'The new one is confirmed and used from now on.',
    link,
  });
  if (!email || !isEmail) return;
  const { brandName: brand, supportEmail: support } = tx.config;
  tx.afterCommit(() => tx.mail({ to: email, ...contactChangedLetter({ brand, name: fullname, support }) }));
}

/** Tells the owner, here and by e-mail, that money may go to another account now; `masked` is what may be shown of it. */
export async function tellPaymentMethodAdded(
  tx: Context,
  { accountId, kind, masked }: { accountId: number; kind: 'upi' | 'bank'; masked: string },
): Promise<void> {
  const method = `${kind === 'upi' ? 'UPI address' : 'bank account'} ${masked}`;
  const owner = await findAccountById(tx.db, accountId);
  await notify(tx, {
    accountId,
    type: 'security',
    title: `Payment method added: ${method}`,
    description: 'It can receive your payouts now. If that was not you, remove it and change your password.',
    link: '/wallet',
    ...(owner?.email ? { hasLetter: true } : {}),
  });
  if (!owner?.email) return;
  const { email, fullname: name } = owner;
  const { brandName: brand, supportEmail: support } = tx.config;
  tx.afterCommit(() => tx.mail({ to: email, ...paymentMethodLetter({ brand, name, support, method }) }));
}
