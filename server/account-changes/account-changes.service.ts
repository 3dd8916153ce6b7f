import { createHash, randomBytes } from 'node:crypto';
import type { AccountChange } from '../../contract/account-changes.ts';
import { maskContact } from '../../contract/masked-contact.ts';
import type { Context } from '../kit/context.ts';
import {
  type ChangeRow,
  deleteSettled,
  insertChange,
  isResetDue,
  type OwnerRow,
  selectOwner,
  selectPending,
  selectReserved,
  setResetDue,
  settlePasswordChanges,
} from './account-changes.queries.ts';
import { type ChangeKind, type Channel, codeContact, trustedContact, undoTime } from './account-changes.rules.ts';

export type { OwnerRow } from './account-changes.queries.ts';

/** A token for a mail, and what of it is stored. */
export function makeMailToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashMailToken(token) };
}

export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export interface CodeContact {
  channel: Channel;
  contact: string;
}

type Contacts = Pick<OwnerRow, 'id' | 'email' | 'email_verified_at' | 'mobile' | 'mobile_verified_at'>;

/** Where a code for fresh proof goes: never to a contact that was changed in the last 72 hours, then to the former one. */
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

interface Change {
  accountId: number;
  kind: ChangeKind;
  former: string | null;
  formerVerifiedAt: Date | null;
  /** The session that made it; null where it was made without one. */
  sessionId: number | null;
  /** Whether there is an address to which the token can be sent. */
  canTell: boolean;
}

/** Keeps what stood before a change, so that its owner can undo it. The token goes to the trusted e-mail alone. */
export async function recordChange(tx: Context, change: Change): Promise<{ token: string | null; until: Date }> {
  const now = tx.now();
  const until = new Date(now.getTime() + undoTime);
  const made = change.canTell ? makeMailToken() : null;
  await insertChange(tx.db, {
    account_id: change.accountId,
    kind: change.kind,
    former: change.former,
    former_verified_at: change.formerVerifiedAt,
    session_id: change.sessionId,
    token_hash: made?.hash ?? null,
    made_at: now,
    undo_until: until,
  });
  return { token: made?.token ?? null, until };
}

/** Changes that can still be undone, the newest first. */
export async function listAccountChanges(context: Context, accountId: number): Promise<AccountChange[]> {
  return (await selectPending(context.db, accountId, context.now())).reverse().map(viewChange);
}

function viewChange({ id, kind, former, made_at, undo_until }: ChangeRow): AccountChange {
  return {
    id: String(id),
    kind,
    former: kind === 'password' || former === null ? null : maskContact(former),
    createdAt: made_at.toISOString(),
    undo_until: undo_until.toISOString(),
  };
}

/** Until when a change of contact or password can be undone; null when none can. */
export async function findLastUndo(context: Context, accountId: number): Promise<Date | null> {
  const pending = await selectPending(context.db, accountId, context.now());
  return pending.reduce<Date | null>((last, { undo_until }) => (last && last > undo_until ? last : undo_until), null);
}

/** Whether payouts are stopped until the password was reset. */
export async function isPayoutStopped(context: Context, accountId: number): Promise<boolean> {
  return isResetDue(context.db, accountId);
}

/**
 * Follows a reset by a code to `contact`: one to a contact that is trusted just now lets payouts go on and leaves no
 * earlier password to go back to. True when nobody else could have made it, and it needs no undo of its own.
 */
export async function settleByReset(tx: Context, accountId: number, contact: string | null): Promise<boolean> {
  if (contact === null) return true;
  const owner = await selectOwner(tx.db, accountId);
  if (!owner) return false;
  const pending = await selectPending(tx.db, accountId, tx.now());
  const [email, mobile] = (['email', 'mobile'] as const).map((channel) =>
    trustedContact(owner, { channel, pending })?.toLowerCase(),
  );
  const isTrusted = contact.toLowerCase() === (email ?? mobile);
  if (isTrusted || contact === mobile) await setResetDue(tx.db, accountId, null);
  if (isTrusted) await settlePasswordChanges(tx.db, accountId, tx.now());
  return isTrusted;
}

/** Of these contacts those that another account can still get back: nobody else may take them meanwhile. */
export async function findReserved(
  context: Context,
  contacts: readonly string[],
  except: number,
): Promise<Set<string>> {
  return new Set(await selectReserved(context.db, { contacts, except, now: context.now() }));
}

/** Forgets changes that nobody can undo any more. */
export async function dropSettledChanges(context: Context): Promise<void> {
  await deleteSettled(context.db, context.now());
}
