import { maskContact } from '../../../contract/core/masked-contact.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Device } from '../../kit/http/device.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { demandOwner, notifyOwner, ownerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import { recordChange } from '../account-changes/account-changes.service.ts';
import { contactChangedEmail, newSignInEmail, passwordChangedEmail, undoneEmail } from './auth.emails.ts';

/** The link of an undo, for an e-mail. */
export function wayBack(tx: Context, { token, until }: { token: string | null; until: Date }) {
  if (token === null) return null;
  return { link: `${tx.config.publicUrl}/security/undo-change#token=${token}`, until };
}

/**
 * Notifies the owner of a sign-in from a new kind of device. `token` disowns it and is in the e-mail only. Returns the
 * e-mail's address.
 */
export async function notifyNewSignIn(
  tx: Context,
  {
    accountId,
    deviceName,
    device,
    token,
  }: { accountId: number; deviceName: LocalizedMessage; device: Device; token: string },
): Promise<string | null> {
  const to = await demandOwner(tx, accountId);
  const message = newSignInEmail({
    ...ownerWords(tx, to.owner),
    device: deviceName,
    address: device.address,
    at: tx.now(),
    link: `${tx.config.publicUrl}/security/not-me#token=${token}`,
  });
  const title = msg`New sign-in from ${{ device: deviceName }}`;
  const description = 'If this wasn’t you, press "That wasn’t me" next to it in your settings.';
  await notifyOwner(tx, to, { notice: { title, description }, letter: message });
  return to.trustedEmail;
}

/**
 * Notifies the owner just before the password changes, and stores the former one for an undo. A change by a code to the
 * trusted e-mail (`isTrusted`) cannot be undone by others.
 */
export async function notifyPasswordChanged(
  tx: Context,
  { accountId, sessionId, isTrusted }: { accountId: number; sessionId: number | null; isTrusted: boolean },
): Promise<void> {
  const to = await demandOwner(tx, accountId);
  const former = { former: to.owner.password_hash, formerVerifiedAt: null };
  const change = { accountId, kind: 'password' as const, ...former, sessionId, canTell: to.trustedEmail !== null };
  const undo = isTrusted ? null : wayBack(tx, await recordChange(tx, change));
  const title = msg`Your password was changed`;
  const description = 'All your other devices were signed out. If this wasn’t you, request a new password at once.';
  const message = passwordChangedEmail({ ...ownerWords(tx, to.owner), undo });
  await notifyOwner(tx, to, { notice: { title, description }, letter: message });
}

/** Notifies the owner of many wrong passwords, once on the day the limit is reached. */
export async function notifyGuessing(context: Context, accountId: number): Promise<void> {
  await notify(context, {
    accountId,
    type: 'security',
    title: msg`Many wrong passwords were tried on your account`,
    description:
      'Sign-in from new devices is blocked until tomorrow. Devices you’ve used before still work. To end the block, choose a new password.',
    link: '/profile-settings',
  });
}

/** Notifies the owner just before the e-mail or mobile changes, and stores the former one for an undo. */
export async function notifyContactChanged(
  tx: Context,
  change: { accountId: number; sessionId: number | null; channel: 'email' | 'mobile'; contact: string },
): Promise<void> {
  const { channel, contact, accountId, sessionId } = change;
  const to = await demandOwner(tx, accountId);
  const made = await recordChange(tx, {
    accountId,
    sessionId,
    kind: channel,
    former: to.owner[channel],
    formerVerifiedAt: to.owner[`${channel}_verified_at`],
    canTell: to.trustedEmail !== null,
  });
  const title = channel === 'email' ? msg`Your email was changed` : msg`Your mobile number was changed`;
  const description = 'All your other devices were signed out. You can undo this for 72 hours with the email we sent.';
  const words = { ...ownerWords(tx, to.owner), channel, contact: maskContact(contact), undo: wayBack(tx, made) };
  await notifyOwner(tx, to, { notice: { title, description }, letter: contactChangedEmail(words) });
}

/** Notifies the owner of an undone change. */
export async function notifyUndone(tx: Context, accountId: number): Promise<void> {
  const to = await demandOwner(tx, accountId);
  const title = msg`A change to your account was undone`;
  const description = 'Payouts are on hold until you choose a new password with "Forgot password".';
  await notifyOwner(tx, to, { notice: { title, description }, letter: undoneEmail(ownerWords(tx, to.owner)) });
}
