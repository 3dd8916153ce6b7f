import { changeAccount } from '../../core/account-records/account-records.service.ts';
import { type Operator, recordAct } from '../../core/audit/audit.service.ts';
import { refuseWhileClosed } from '../../core/maintenance/maintenance.service.ts';
import { type Contact, findContacts } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { liftedEmail, suspendedEmail } from './suspensions.emails.ts';
import { suspensionPolicy } from './suspensions.policy.ts';
import { type AccountRow, lockAccount, selectSuspension } from './suspensions.queries.ts';

interface Act {
  operator: Operator;
  accountId: number;
  /** Told to the person on suspension; logged in any case. */
  reason: string;
}

/**
 * Suspends an account: every session and socket ends with the commit, and nobody finds the person any more. Money in
 * progress continues as agreed. The person gets the reason by e-mail, and at each attempt to sign in.
 */
export async function suspend(context: Context, { operator, accountId, reason }: Act): Promise<void> {
  await inTransaction(context, async (tx) => {
    const account = await requireAccount(tx, accountId);
    demand(suspensionPolicy(account).suspend);
    await changeAccount(tx, accountId, { suspended_at: tx.now(), suspension_reason: reason });
    await endSessions(tx, { accountId });
    const target = `account:${accountId}`;
    await recordAct(tx, { actor: operator, action: 'account.suspended', target, detail: {}, reason });
    const contacts = await listContacts(tx, accountId);
    mailTo(tx, contacts, (contact) => suspendedEmail({ ...particulars(tx, contact), reason }));
  });
}

/** Lifts a suspension. */
export async function lift(context: Context, { operator, accountId, reason }: Act): Promise<void> {
  await inTransaction(context, async (tx) => {
    const account = await requireAccount(tx, accountId);
    demand(suspensionPolicy(account).lift);
    await changeAccount(tx, accountId, { suspended_at: null, suspension_reason: null });
    const target = `account:${accountId}`;
    const detail = { before: { reason: account.suspension_reason, since: account.suspended_at } };
    await recordAct(tx, { actor: operator, action: 'account.restored', target, detail, reason });
    const contacts = await listContacts(tx, accountId);
    await notify(tx, {
      accountId,
      type: 'security',
      title: msg`Your account is open again`,
      description: 'You can sign in again and others can find you.',
      link: '/dashboard',
      ...(contacts.some(({ email }) => email) ? { hasEmail: true } : {}),
    });
    mailTo(tx, contacts, (contact) => liftedEmail(particulars(tx, contact)));
  });
}

async function requireAccount(tx: Context, accountId: number): Promise<AccountRow> {
  const account = await lockAccount(tx.db, accountId);
  if (!account) throw refuseNotFound('This person');
  return account;
}

function particulars({ config }: Context, { locale, fullname }: Contact) {
  const { brandName: brand, supportEmail: support, publicUrl } = config;
  return { locale, fullname, brand, support, publicUrl };
}

/** The person, or the owners of an account without contacts. */
async function listContacts(tx: Context, accountId: number): Promise<readonly Contact[]> {
  return (await findContacts(tx, [accountId])).get(accountId) ?? [];
}

function mailTo(tx: Context, contacts: readonly Contact[], messageFor: (contact: Contact) => EmailMessage): void {
  for (const contact of contacts) {
    const { email: to } = contact;
    if (to) tx.afterCommit(() => tx.mail({ to, ...messageFor(contact) }));
  }
}

/**
 * Refuses sign-in to a suspended account with the reason; called after the password check, so that strangers learn
 * nothing.
 */
export async function demandEntry(context: Context, accountId: number): Promise<void> {
  const suspension = await selectSuspension(context.db, accountId);
  if (!suspension) return;
  const { role, suspension_reason: reason, locked_at: lockedAt } = suspension;
  if (lockedAt) throw refuse('BAD_CREDENTIALS', 'This account belongs to the demo, which is closed.');
  if (reason !== null) {
    const { supportEmail: support } = context.config;
    const why = reason.replace(/[.!?\s]*$/, '');
    throw refuse(
      'SUSPENDED',
      msg`Your account is suspended: ${{ why }}. If you think this is wrong, write to ${{ support }}.`,
    );
  }
  if (role !== 'operator') await refuseWhileClosed(context);
}
