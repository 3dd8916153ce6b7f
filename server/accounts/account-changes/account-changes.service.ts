import { createHash, randomBytes } from 'node:crypto';
import type { AccountChange } from '../../../contract/accounts/account-changes.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import { type ChangeKind, trustedContact } from '../../core/trusted-contacts/trusted-contacts.rules.ts';
import { type ChangeRow, findOwner, listPending } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  deleteSettled,
  insertChange,
  markUndone,
  selectReserved,
  setResetDue,
  settlePasswordChanges,
} from './account-changes.queries.ts';
import { undoTime } from './account-changes.rules.ts';

/** A token for a mail, and what of it is stored. */
export function makeMailToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashMailToken(token) };
}

export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
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
  return (await listPending(context, accountId)).reverse().map(viewChange);
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

/**
 * Follows a reset by a code to `contact`: one to a contact that is trusted just now lets payouts go on and leaves no
 * earlier password to go back to. True when nobody else could have made it, and it needs no undo of its own.
 */
export async function settleByReset(tx: Context, accountId: number, contact: string | null): Promise<boolean> {
  if (contact === null) return true;
  const found = await findOwner(tx, accountId);
  if (!found) return false;
  const { owner } = found;
  const pending = await listPending(tx, accountId);
  const [email, mobile] = (['email', 'mobile'] as const).map((channel) =>
    trustedContact(owner, { channel, pending })?.toLowerCase(),
  );
  const isTrusted = contact.toLowerCase() === (email ?? mobile);
  if (isTrusted || contact === mobile) await setResetDue(tx.db, accountId, null);
  if (isTrusted) await settlePasswordChanges(tx.db, accountId, tx.now());
  return isTrusted;
}

/** Ends the undo of these changes, which were just undone, and stops payouts until the password was reset. */
export async function settleUndone(tx: Context, accountId: number, ids: readonly number[]): Promise<void> {
  await markUndone(tx.db, ids, tx.now());
  await setResetDue(tx.db, accountId, tx.now());
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
