import type { SignedIn } from '../../../contract/accounts/workspaces.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { findCodeContact, type OwnerRow } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { Device } from '../../kit/http/device.ts';
import { refuse, refuseField, refuseNotFound } from '../../kit/http/errors.ts';
import { demandTurn } from '../../kit/http/limits/limits.service.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { stopPayouts } from '../../money/payouts/sync.service.ts';
import { demandOwner, notifyOwner, ownerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import { enter } from '../auth/auth.service.ts';
import { redeemLostFactorCode, sendCode, wrongCode } from '../auth/codes.service.ts';
import { recoveryEmail, recoveryText } from '../auth/factor.emails.ts';
import { notifyFactorChanged, securityPage } from '../auth/factor-notices.service.ts';
import { closeRecovery, findRecovery, findStoppable, startRecovery } from '../second-factors/recoveries.service.ts';
import { removeFactors } from '../second-factors/second-factors.service.ts';
import { countTry, demandTicket, endedSignIn, type Ticket, useTicket } from '../second-factors/tickets.service.ts';
import { endSessions } from '../sessions/sessions.service.ts';

interface Asked {
  ticket: string;
  otp?: string | undefined;
  device: Device;
}

interface Answer extends Partial<SignedIn> {
  ready_at?: string;
  contact?: string;
}

const day = 24 * 3600;

/**
 * For somebody whose first factor was right and who lost every second one. Starts the waiting time; after it, sends a code
 * to the trusted contact; with that code, removes the factors and signs in. So a password alone never gets in.
 */
export async function recoverFactor(context: Context, { ticket: token, otp, device }: Asked): Promise<Answer> {
  const ticket = await demandTicket(context, token, device);
  const open = await findRecovery(context, ticket.accountId);
  if (!open) return { ready_at: (await begin(context, ticket.accountId)).toISOString() };
  if (context.now() < open.ready_at) return { ready_at: open.ready_at.toISOString() };
  if (otp === undefined) return { contact: await sendRecoveryCode(context, ticket.accountId) };
  return finish(context, { ticket, otp, device });
}

async function begin(context: Context, accountId: number): Promise<Date> {
  await demandTurn(context, { key: `factor-recovery:${accountId}`, max: 3, seconds: day });
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    const known = await findRecovery(tx, accountId);
    if (known) return known.ready_at;
    const { token, readyAt } = await startRecovery(tx, accountId);
    await stopPayouts(tx, accountId, 'all');
    await tellEverywhere(tx, { accountId, token, readyAt });
    return readyAt;
  });
}

interface Begun {
  accountId: number;
  token: string;
  readyAt: Date;
}

/** Notifies the owner at every proven contact: whoever has one of them can stop it. */
async function tellEverywhere(tx: Context, { accountId, token, readyAt }: Begun): Promise<void> {
  const to = await demandOwner(tx, accountId);
  const words = ownerWords(tx, to.owner);
  const letter = recoveryEmail({
    ...words,
    readyAt,
    link: `${tx.config.publicUrl}${securityPage}/recovery#token=${token}`,
  });
  const title = msg`Someone wants to get into your account without a second factor`;
  const description = 'If it wasn’t you, stop it under Security. Payouts are on hold meanwhile.';
  await notifyOwner(tx, to, { notice: { title, description, link: securityPage }, letter });
  const { email, mobile } = provenContacts(to.owner);
  if (email && email !== to.trustedEmail) tx.afterCommit(() => tx.mail({ to: email, ...letter }));
  if (mobile) tx.afterCommit(() => tx.sms({ to: mobile, text: recoveryText({ ...words, readyAt }) }));
}

const provenContacts = (owner: OwnerRow) => ({
  email: owner.email_verified_at && owner.email,
  mobile: owner.mobile_verified_at && owner.mobile,
});

async function sendRecoveryCode(context: Context, accountId: number): Promise<string> {
  const { owner } = await demandOwner(context, accountId);
  const contact = await findCodeContact(context, owner);
  if (!contact) {
    const { supportEmail: support } = context.config;
    throw refuse('RULE', msg`Your account has no contact we can send a code to. Write to ${{ support }}.`);
  }
  await demandTurn(context, { key: `recovery-code:${accountId}`, max: 5, seconds: 3600, gap: 30 });
  await sendCode(context, owner, { purpose: 'recovery', ...contact });
  return maskContact(contact.contact);
}

async function finish(
  context: Context,
  { ticket, otp, device }: { ticket: Ticket; otp: string; device: Device },
): Promise<Answer> {
  const { accountId } = ticket;
  if (!(await countTry(context, ticket))) throw endedSignIn();
  if (!(await redeemLostFactorCode(context, accountId, otp))) throw refuseField('WRONG_CODE', 'otp', wrongCode);
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await useTicket(tx, ticket)) || !(await closeRecovery(tx, accountId))) throw endedSignIn();
    await removeFactors(tx, { accountId });
    await endSessions(tx, { accountId });
    await notifyFactorChanged(tx, {
      accountId,
      headline: msg`Your second factors were removed`,
      lead: msg`Your account was recovered, and every other device was signed out. Set up a new second factor under Security.`,
    });
    return enter(tx, accountId, { ...device, id: ticket.deviceId });
  });
}

/** Stops the recovery, by its owner in any session. */
export async function stopRecovery(context: Context, accountId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    if (!(await closeRecovery(tx, accountId))) throw refuseNotFound('This recovery');
    await notifyFactorChanged(tx, {
      accountId,
      headline: msg`The recovery of your account was stopped`,
      lead: msg`Nobody gets in without a second factor. Someone knows your password: choose a new one if it wasn’t you who asked.`,
    });
  });
}

/** Stops the recovery by the link in its e-mail. */
export async function stopRecoveryByMail(context: Context, token: string): Promise<void> {
  const accountId = await findStoppable(context, token);
  if (accountId === null) throw refuseNotFound('This link');
  await stopRecovery(context, accountId);
}
