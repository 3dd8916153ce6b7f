import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { findContacts } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { seal, unseal } from '../../kit/crypto/encryption.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { confirmEmail } from './newsletter.emails.ts';
import { askSignup, endByEmail, isSubscribed, keepConfirmed, setSignup } from './newsletter.queries.ts';

const purpose = 'newsletter';

/**
 * Stores an address and asks its owner by e-mail to confirm; at most once a day, since anybody can enter any address.
 * The answer does not reveal whether the address was known.
 */
export async function subscribeToNewsletter(
  context: Context,
  { email, source, device }: { email: string; source: string; device: Device },
) {
  const now = context.now();
  const id = await askSignup(context.db, { email, source, now, before: new Date(now.getTime() - dayMs) });
  if (id !== null) sendConfirmation(context, { id, email, locale: device.locale });
  return { data: { email } };
}

function sendConfirmation(
  context: Context,
  { id, email, locale }: { id: number; email: string; locale: Locale },
): void {
  const { brandName: brand, publicUrl } = context.config;
  const token = seal(context.secretKey, purpose, String(id));
  const page = `${publicUrl}/newsletter?token=${token}`;
  const unsubscribe = `${publicUrl}/api/newsletter/unsubscribe/${token}`;
  const mail = { to: email, ...confirmEmail({ locale, brand, page, unsubscribe }) };
  context.afterCommit(() =>
    context.mail(mail).catch((error: unknown) => context.log.warn({ err: error }, 'A newsletter signup was not asked')),
  );
}

/** Records the owner's decision on an address, with the token from its e-mail. */
export async function decideNewsletter(
  context: Context,
  { token, isWanted }: { token: string; isWanted: boolean },
): Promise<void> {
  const id = readToken(context, token);
  if (!(await setSignup(context.db, { id, isWanted, now: context.now() }))) throw refuseNotFound('This address');
}

function readToken(context: Context, token: string): number {
  try {
    return Number(unseal(context.secretKey, purpose, token));
  } catch {
    throw refuseNotFound('This address');
  }
}

/** Subscribes or unsubscribes the verified e-mail of an account. */
export async function setNewsletter(
  tx: Context,
  { accountId, granted }: { accountId: number; granted: boolean },
): Promise<void> {
  const email = await emailOf(tx, accountId);
  if (email === null) {
    if (!granted) return;
    throw refuse('RULE', 'Confirm an email under "Sign-in details" first. We send the newsletter there.');
  }
  await (granted ? keepConfirmed : endByEmail)(tx.db, { email, now: tx.now() });
}

export async function takesNewsletter(context: Context, accountId: number): Promise<boolean> {
  const email = await emailOf(context, accountId);
  return email !== null && isSubscribed(context.db, email);
}

async function emailOf(context: Context, accountId: number): Promise<string | null> {
  return (await findContacts(context, [accountId])).get(accountId)?.[0]?.email ?? null;
}
