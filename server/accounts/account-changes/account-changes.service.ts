import { createHash, randomBytes } from 'node:crypto';
import type { AccountChange } from '../../../contract/accounts/account-changes.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import { type ChangeKind, trustedContact } from '../../core/trusted-contacts/trusted-contacts.rules.ts';
import { type ChangeRow, findOwner, listPending } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  deleteSettled,
  insertChange,
  markUndone,
  selectReserved,
  settlePasswordChanges,
} from './account-changes.queries.ts';
import { undoTime } from './account-changes.rules.ts';

/** Creates a token for an e-mail and the hash that is stored of it. */
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
  /** The session that made the change; null for a change without a session. */
  sessionId: number | null;
  /** Whether there is an address for the undo link. */
  canTell: boolean;
}

/** Stores the former value of a change, so that its owner can undo it. The token goes to the trusted e-mail only. */
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

/** Changes that can still be undone, newest first. */
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
 * Handles a reset by a code sent to `contact`. A reset through a currently trusted contact allows payouts again and
 * makes earlier password changes final. Returns true when only the owner could have done it, so that it needs no undo
 * of its own.
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
  if (isTrusted || contact === mobile) await changeAccount(tx, accountId, { reset_due_at: null });
  if (isTrusted) await settlePasswordChanges(tx.db, accountId, tx.now());
  return isTrusted;
}

/** Marks changes as undone and blocks payouts until the password is reset. */
export async function settleUndone(tx: Context, accountId: number, ids: readonly number[]): Promise<void> {
  await markUndone(tx.db, ids, tx.now());
  await changeAccount(tx, accountId, { reset_due_at: tx.now() });
}

/** Returns those of the contacts that another account can still restore, which nobody else may take meanwhile. */
export async function findReserved(
  context: Context,
  contacts: readonly string[],
  except: number,
): Promise<Set<string>> {
  return new Set(await selectReserved(context.db, { contacts, except, now: context.now() }));
}

/** Deletes changes that can no longer be undone. */
export async function dropSettledChanges(context: Context): Promise<void> {
  await deleteSettled(context.db, context.now());
}
