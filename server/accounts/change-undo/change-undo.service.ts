import { accountChangeKinds } from '../../../contract/accounts/account-changes.ts';
import { maskContact } from '../../../contract/core/masked-contact.ts';
import { changeAccount } from '../../core/account-records/account-records.service.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { type ChangeRow, findOwner, listPending } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demandTurn } from '../../kit/http/limits/limits.service.ts';
import { freezePaymentMethods } from '../../money/payment-methods/payment-methods.service.ts';
import { stopPayouts } from '../../money/payouts/sync.service.ts';
import { disownTime } from '../account-changes/account-changes.rules.ts';
import { hashMailToken, settleUndone } from '../account-changes/account-changes.service.ts';
import { endCodes, issueResetToken, sendCode } from '../auth/codes.service.ts';
import { endIdentitiesSince } from '../auth/identities.service.ts';
import { notifyUndone } from '../auth/security.service.ts';
import { removeFactors } from '../second-factors/second-factors.service.ts';
import { endSessions, useNotMeToken } from '../sessions/sessions.service.ts';
import { selectByToken, selectLiveSession, selectSessionByToken } from './change-undo.queries.ts';

const ended = () => refuseNotFound('This link');

interface Reset {
  username: string;
  reset_token: string | null;
}

/**
 * Undoes a change and later ones of the same kind: restores the former value, ends every session and blocks payouts
 * until the password is reset. Earlier changes can still be undone.
 */
export async function undoChange(context: Context, token: string): Promise<Reset> {
  const hash = hashMailToken(token);
  return inTransaction(context, async (tx) => {
    const found = await selectByToken(tx.db, hash);
    if (!found) throw ended();
    await lockAccount(tx, found.account_id);
    const pending = await listPending(tx, found.account_id);
    const change = pending.find(({ id }) => id === found.id);
    if (!change) throw ended();
    await revert(
      tx,
      pending.filter(({ kind, id }) => kind === change.kind && id >= change.id),
    );
    await endSessions(tx, { accountId: change.account_id });
    return openReset(tx, change.account_id, null);
  });
}

/** Reverts changes of one kind to the value before the first, and removes what they made possible. */
async function revert(tx: Context, changes: readonly ChangeRow[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const { account_id: accountId, made_at: since } = first;
  await settleUndone(
    tx,
    accountId,
    changes.map(({ id }) => id),
  );
  await changeAccount(tx, accountId, { ...formerOf(first), updated_at: tx.now() });
  await endIdentitiesSince(tx, accountId, since);
  await removeFactors(tx, { accountId, since });
  await endCodes(tx, accountId);
  await freezePaymentMethods(tx, { accountId, sessionIds: sessionsOf(changes), since });
  await stopPayouts(tx, accountId, 'all');
  await notifyUndone(tx, accountId);
}

/** Account columns with the values from before a change. */
function formerOf({ kind, former, former_verified_at: verifiedAt }: ChangeRow) {
  return {
    email: { email: former, email_verified_at: verifiedAt },
    mobile: { mobile: former, mobile_verified_at: verifiedAt },
    password: { password_hash: former },
    second_factor: {},
  }[kind];
}

function sessionsOf(changes: readonly ChangeRow[]): number[] {
  return changes.flatMap(({ session_id }) => session_id ?? []);
}

/** Opens a password reset for the owner, unless the link was sent to an address (`sentTo`) that is no longer theirs. */
async function openReset(tx: Context, accountId: number, sentTo: string | null): Promise<Reset> {
  const found = await findOwner(tx, accountId);
  if (!found) throw ended();
  const { owner, trustedEmail } = found;
  const isTheirs = trustedEmail !== null && (sentTo ?? trustedEmail).toLowerCase() === trustedEmail.toLowerCase();
  return {
    username: owner.username ?? '',
    reset_token: isTheirs ? await issueResetToken(tx, accountId, { contact: trustedEmail }) : null,
  };
}

/** Disowns a sign-in by the link in its e-mail, even after the session has ended. */
export async function disownSignIn(context: Context, token: string): Promise<Reset> {
  const hash = hashMailToken(token);
  return inTransaction(context, async (tx) => {
    const notBefore = new Date(tx.now().getTime() - disownTime);
    const session = await selectSessionByToken(tx.db, hash, notBefore);
    if (!session) throw ended();
    await lockAccount(tx, session.account_id);
    if (!(await useNotMeToken(tx, session.id))) throw ended();
    await disown(tx, session);
    return openReset(tx, session.account_id, session.not_me_to);
  });
}

interface Disowned {
  id: number;
  account_id: number;
  created_at: Date;
}

/**
 * Ends a session and reverts its effects: freezes the payment methods and removes the second factors it added, and undoes
 * its changes of contact and password.
 */
async function disown(tx: Context, { id, account_id: accountId, created_at }: Disowned): Promise<void> {
  const pending = await listPending(tx, accountId);
  await endSessions(tx, { accountId, only: id });
  await endCodes(tx, accountId);
  await freezePaymentMethods(tx, { accountId, sessionIds: [id], since: null });
  await stopPayouts(tx, accountId, 'frozen');
  await endIdentitiesSince(tx, accountId, created_at);
  await removeFactors(tx, { accountId, sessionId: id });
  for (const kind of accountChangeKinds) {
    const made = pending.find((change) => change.kind === kind && change.session_id === id);
    if (made)
      await revert(
        tx,
        pending.filter((change) => change.kind === kind && change.id >= made.id),
      );
  }
}

/**
 * Disowns another session of the caller. The caller's own token opens no reset: the code for a new password goes to the
 * contact that is trusted at the moment.
 */
export async function disownSession(
  context: Context,
  { user, id }: { user: { id: number; sessionId: number }; id: string },
): Promise<{ username: string; contact: string | null }> {
  const sessionId = rowId(id, 'This session');
  if (sessionId === user.sessionId) throw refuse('RULE', 'You’re using this session. Log out to end it.');
  await demandTurn(context, { key: `not-me:${user.id}`, max: 10, seconds: 3600 });
  const found = await inTransaction(context, async (tx) => {
    await lockAccount(tx, user.id);
    const session = await selectLiveSession(tx.db, { accountId: user.id, id: sessionId });
    if (!session) throw refuseNotFound('This session');
    await disown(tx, session);
    return findOwner(tx, user.id);
  });
  if (!found) throw refuseNotFound('This session');
  const { owner, trustedEmail: contact } = found;
  if (contact) await sendCode(context, owner, { purpose: 'reset', channel: 'email', contact });
  return { username: owner.username ?? '', contact: contact && maskContact(contact) };
}
