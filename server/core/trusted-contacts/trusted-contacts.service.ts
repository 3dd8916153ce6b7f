import type { Context } from '../../kit/context/context.ts';
import {
  type ChangeRow,
  isRecoveryOpen,
  isResetDue,
  type OwnerRow,
  selectOwner,
  selectPending,
} from './trusted-contacts.queries.ts';
import { type Channel, codeContact, trustedContact } from './trusted-contacts.rules.ts';

export type { ChangeRow, OwnerRow } from './trusted-contacts.queries.ts';

export interface CodeContact {
  channel: Channel;
  contact: string;
}

type Contacts = Pick<OwnerRow, 'id' | 'email' | 'email_verified_at' | 'mobile' | 'mobile_verified_at'>;

/** Destination of a step-up code: a contact changed in the last 72 hours does not count, the former one does. */
export async function findCodeContact(context: Context, account: Contacts): Promise<CodeContact | null> {
  return codeContact(account, await selectPending(context.db, account.id, context.now()));
}

/** The owner with the e-mail that may be sent links into the account: the former one while a change can be undone. */
export async function findOwner(
  context: Context,
  accountId: number,
): Promise<{ owner: OwnerRow; trustedEmail: string | null } | null> {
  const owner = await selectOwner(context.db, accountId);
  if (!owner) return null;
  const pending = await selectPending(context.db, accountId, context.now());
  return { owner, trustedEmail: trustedContact(owner, { channel: 'email', pending }) };
}

/** Changes that can still be undone, oldest first. */
export async function listPending(context: Context, accountId: number): Promise<ChangeRow[]> {
  return selectPending(context.db, accountId, context.now());
}

/** Latest time until which a change of contact or password can be undone; null without one. */
export async function findLastUndo(context: Context, accountId: number): Promise<Date | null> {
  const pending = await selectPending(context.db, accountId, context.now());
  const changes = pending.filter(({ kind }) => kind !== 'second_factor');
  return changes.reduce<Date | null>((last, { undo_until }) => (last && last > undo_until ? last : undo_until), null);
}

/** Reason for which payouts are blocked: a reset of the password is due, or a lost second factor is being recovered. */
export async function findPayoutStop(context: Context, accountId: number): Promise<'reset' | 'recovery' | null> {
  if (await isResetDue(context.db, accountId)) return 'reset';
  return (await isRecoveryOpen(context.db, accountId, context.now())) ? 'recovery' : null;
}
