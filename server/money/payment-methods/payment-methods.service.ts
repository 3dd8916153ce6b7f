import { timeInIndia } from '../../../contract/kit/calendar.ts';
import type { NewPaymentMethod, PaymentMethod } from '../../../contract/money/payment-methods.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import { findLastUndo } from '../../core/trusted-contacts/trusted-contacts.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { fingerprint, seal, unseal } from '../../kit/crypto/encryption.ts';
import { refuse, refuseField, refuseNotFound } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notifyPaymentMethodAdded } from './notices.service.ts';
import {
  deleteMethod,
  freezeMethods,
  insertMethod,
  selectMethod,
  selectMethods,
  setEnabled,
  setPrimary,
} from './payment-methods.queries.ts';
import {
  findNextPrimary,
  identityOf,
  maskTarget,
  mostMethods,
  type PayoutTarget,
  targetOf,
  waitsUntil,
} from './payment-methods.rules.ts';
import { viewPaymentMethod } from './payment-methods.views.ts';

const purpose = 'payment-method';
const what = 'This payment method';
const frozen =
  'This payment method is frozen: it was added in a session that was reported, or by an earlier owner of the account. Remove it. If it’s yours, add it again.';

interface Chosen {
  accountId: number;
  methodId: number;
}

export async function listPaymentMethods(context: Context, accountId: number): Promise<PaymentMethod[]> {
  const terms = await readWaitTerms(context, accountId);
  return (await selectMethods(context.db, accountId)).map((row) => viewPaymentMethod(row, waitsUntil(row, terms)));
}

async function readWaitTerms(context: Context, accountId: number) {
  const lastUndo = await findLastUndo(context, accountId);
  return { now: context.now(), hours: context.config.payoutTargetHours, lastUndo };
}

/** Adds a method, enabled, and notifies its owner, in case somebody else added it. The first one becomes primary. */
export async function addPaymentMethod(
  context: Context,
  { accountId, method, sessionId = null }: { accountId: number; method: NewPaymentMethod; sessionId?: number | null },
): Promise<PaymentMethod> {
  const { outcome: id, methods } = await changeMethods(context, accountId, async (tx) => {
    if ((await selectMethods(tx.db, accountId)).length >= mostMethods) {
      throw refuse('RULE', msg`You have ${{ count: mostMethods }} payment methods. Remove one before you add another.`);
    }
    return keepMethod(tx, { accountId, sessionId, target: targetOf(method) });
  });
  const added = methods.find((each) => each.id === String(id));
  if (!added) throw new Error(`Payment method ${id} is gone right after it was added`);
  return added;
}

interface Added {
  accountId: number;
  sessionId: number | null;
  target: PayoutTarget;
}

async function keepMethod(tx: Context, { accountId, sessionId, target }: Added): Promise<number> {
  const masked = maskTarget(target);
  const { kind } = target;
  const id = await insertMethod(tx.db, {
    account_id: accountId,
    session_id: sessionId,
    kind,
    sealed: seal(tx.secretKey, purpose, JSON.stringify(target)),
    fingerprint: fingerprintOfAccount(tx, identityOf(target)),
    masked,
    holder: kind === 'bank' ? target.holder : null,
    ifsc: kind === 'bank' ? target.ifsc : null,
    created_at: tx.now(),
  });
  if (id === null) {
    throw refuseField('CONFLICT', kind === 'bank' ? 'account' : 'vpa', 'You’ve already added this payment method.');
  }
  await notifyPaymentMethodAdded(tx, { accountId, kind, masked });
  return id;
}

/** Deletes a method. The database refuses while a payout to it is in progress. */
export async function removePaymentMethod(context: Context, { accountId, methodId: id }: Chosen) {
  const { methods } = await changeMethods(context, accountId, async (tx) => {
    const outcome = await deleteMethod(tx.db, { accountId, id });
    if (outcome === 'unknown') throw refuseNotFound(what);
    if (outcome === 'in_use') {
      throw refuse('CONFLICT', 'A payout to this payment method is in progress. Remove it once that’s done.');
    }
  });
  return methods;
}

/** Enables a method that is disabled, and the other way round. */
export async function togglePaymentMethod(context: Context, { accountId, methodId: id }: Chosen) {
  const { methods } = await changeMethods(context, accountId, async (tx) => {
    const method = await findMethod(tx, { accountId, methodId: id });
    if (method.frozen_at) throw refuse('RULE', frozen);
    await setEnabled(tx.db, { accountId, id }, !method.is_enabled);
  });
  return methods;
}

export async function makePrimary(context: Context, { accountId, methodId: id }: Chosen) {
  const { methods } = await changeMethods(context, accountId, async (tx) => {
    const method = await findMethod(tx, { accountId, methodId: id });
    if (!method.is_enabled) throw refuse('RULE', 'Turn on this payment method before you make it primary.');
    await setPrimary(tx.db, { accountId, id });
  });
  return methods;
}

/** Runs one change at a time per account, and afterwards makes sure that one method is primary if any is enabled. */
async function changeMethods<T>(context: Context, accountId: number, change: (tx: Context) => Promise<T>) {
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, accountId);
    const outcome = await change(tx);
    const nextPrimary = findNextPrimary(await selectMethods(tx.db, accountId));
    if (nextPrimary) await setPrimary(tx.db, { accountId, id: nextPrimary.id });
    return { outcome, methods: await listPaymentMethods(tx, accountId) };
  });
}

async function findMethod(context: Context, { accountId, methodId: id }: Chosen) {
  const method = await selectMethod(context.db, { accountId, id });
  if (!method) throw refuseNotFound(what);
  return method;
}

/** Refuses a method of another account. */
export async function demandOwnMethod(context: Context, chosen: Chosen): Promise<void> {
  await findMethod(context, chosen);
}

/** Full destination of a payout. For the provider only, never for a reply, a log or a notification. */
export async function readPayoutTarget(
  context: Context,
  chosen: Chosen,
): Promise<{ target: PayoutTarget; masked: string }> {
  const { is_enabled, frozen_at, masked, sealed } = await findMethod(context, chosen);
  if (frozen_at) throw refuse('RULE', frozen);
  if (!is_enabled) throw refuse('RULE', 'This payment method is turned off. Turn it on or choose another one.');
  return { target: JSON.parse(unseal(context.secretKey, purpose, sealed)), masked };
}

/** Keyed fingerprint of a UPI id, bank account or card: equal for equal accounts, and not reversible. */
export function fingerprintOfAccount({ secretKey }: Pick<Context, 'secretKey'>, identity: string): string {
  return fingerprint(secretKey, purpose, identity);
}

/** Refuses a new method during the waiting time before its first payout. */
export async function demandSettledTarget(tx: Context, chosen: Chosen): Promise<void> {
  const until = waitsUntil(await findMethod(tx, chosen), await readWaitTerms(tx, chosen.accountId));
  if (!until) return;
  const reason = msg`The first payout to a new payment method has to wait, so you can stop it if it wasn’t you. Try again after ${{ at: timeInIndia(until).slice(0, 16) }} (Indian time).`;
  throw refuse('TARGET_WAITS', reason, { extras: { until: until.toISOString() } });
}

/** Freezes all methods of an account that goes to another owner: what it earns must not go to the former one's. */
export async function freezeAllPaymentMethods(tx: Context, accountId: number): Promise<void> {
  await freezePaymentMethods(tx, { accountId, sessionIds: [], since: new Date(0) });
}

/** Freezes methods that these sessions added, or that were added since an instant, so that no payout goes to them. */
export async function freezePaymentMethods(
  tx: Context,
  { accountId, ...which }: { accountId: number; sessionIds: readonly number[]; since: Date | null },
): Promise<void> {
  await changeMethods(tx, accountId, () => freezeMethods(tx.db, { accountId, ...which, now: tx.now() }));
}
