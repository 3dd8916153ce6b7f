import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { PayoutStatus } from '../../../contract/money/payouts.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { createKeyedMutex } from '../../kit/context/keyed-mutex.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { AppError, refuseNotFound } from '../../kit/http/errors.ts';
import { demand } from '../../kit/http/policy.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { GatewayError } from '../gateway/gateway.service.ts';
import { post } from '../ledger/ledger.service.ts';
import { readPayoutTarget } from '../payment-methods/payment-methods.service.ts';
import { asSentence, methodOff, reasonOf, reasonOfSupport, stopped } from './failures.rules.ts';
import { noticeOf } from './notices.rules.ts';
import { payoutPolicy } from './payouts.policy.ts';
import {
  claimOrder,
  lockPayout,
  type PayoutRow,
  selectPayout,
  selectUnchecked,
  selectUnsent,
  updatePayout,
} from './payouts.queries.ts';
import { goesOnTo, isFinalRefusal, type ProviderPayout, providerKey, stageOf } from './payouts.rules.ts';
import { failedPosting, paidPosting } from './postings.rules.ts';
import { fetchPayout, findByReference, orderPayout, registerReceiver } from './provider.ts';

const runExclusive = createKeyedMutex();

/**
 * Sends a requested payout to the provider. Safe to repeat: the provider makes one payout per key, and one whose order
 * was never answered is looked up first. A payout that the provider refuses for good fails.
 */
export function sendPayout(context: Context, id: number): Promise<void> {
  return runExclusive(String(id), async () => {
    const payout = await selectPayout(context.db, id);
    if (payout?.status !== 'requested') return;
    await updatePayout(context.db, id, { checked_at: context.now() });
    const known = await findOrdered(context, payout);
    try {
      const reading = known ?? (await order(context, payout));
      if (reading) await takeReading(context, reading);
    } catch (error) {
      if (isMethodRefused(error)) await failPayout(context, id, methodOff);
      else if (isRefusal(error)) await failPayout(context, id, asSentence(error.message));
      else throw error;
    }
  });
}

function isRefusal(error: unknown): error is GatewayError {
  return error instanceof GatewayError && isFinalRefusal(error.status);
}

/** Whether the owner disabled the payment method before the payout was sent. */
function isMethodRefused(error: unknown): boolean {
  return error instanceof AppError && error.code === 'RULE';
}

async function findOrdered(context: Context, payout: PayoutRow): Promise<ProviderPayout | undefined> {
  if (!payout.tried_at) return undefined;
  const found = await findByReference(context, String(payout.id));
  return found.find((each) => each.fund_account_id === payout.fund_account_id && each.amount === payout.net);
}

/**
 * The fund account is stored before ordering, because a repeated order must be identical. A payout cancelled meanwhile
 * is not ordered.
 */
async function order(context: Context, payout: PayoutRow): Promise<ProviderPayout | undefined> {
  const fundAccountId = payout.fund_account_id ?? (await registerOwner(context, payout));
  if (!(await claimOrder(context.db, { id: payout.id, fundAccountId, now: context.now() }))) return undefined;
  return orderPayout(context, {
    fundAccountId,
    kind: payout.method_kind,
    net: payout.net,
    reference: String(payout.id),
    once: providerKey(payout),
  });
}

async function registerOwner(context: Context, { account_id, payment_method_id }: PayoutRow): Promise<string> {
  const { target } = await readPayoutTarget(context, { accountId: account_id, methodId: payment_method_id ?? 0 });
  const name = (await findPeople(context, [account_id])).get(account_id)?.fullname ?? '';
  return registerReceiver(context, { accountId: account_id, name, target });
}

/**
 * Copies the provider's current state to our row: the only way a payout moves once the provider has it. Webhooks, page
 * views and reconciliation merely trigger it. Returns the status, or null when it is not ours.
 */
export async function syncPayout(context: Context, providerId: string): Promise<PayoutStatus | null> {
  const said = await fetchPayout(context, providerId).catch((error) => {
    if (isRefusal(error)) return null;
    throw error;
  });
  return said && takeReading(context, said);
}

/**
 * Finds the row by our reference rather than the provider's id, because a webhook may arrive before the answer to the
 * order.
 */
async function takeReading(context: Context, said: ProviderPayout): Promise<PayoutStatus | null> {
  if (!/^[1-9]\d{0,14}$/.test(said.reference_id ?? '')) return null;
  return inTransaction(context, async (tx) => {
    const payout = await lockPayout(tx.db, Number(said.reference_id));
    const isOurs = payout && (payout.provider_id ?? said.id) === said.id && payout.net === said.amount;
    if (!isOurs) return null;
    const stage = stageOf(said.status);
    if (payout.status === 'failed' && stage === 'paid') {
      tx.log.error({ payout: payout.id, provider: said.id }, 'The provider paid a payout that had failed here');
    }
    const moves = goesOnTo(payout.status, stage);
    const now = tx.now();
    const after = await updatePayout(tx.db, payout.id, {
      provider_id: said.id,
      utr: said.utr ?? payout.utr,
      checked_at: now,
      processing_at: payout.processing_at ?? now,
      ...(moves ? { status: stage } : {}),
      ...(moves && stage === 'paid' ? { paid_at: now } : {}),
      ...(moves && stage === 'failed' ? { failed_at: now, failure_reason: reasonOf(said) } : {}),
    });
    if (moves) await bookMove(tx, payout, after);
    return after.status;
  });
}

/** Fails a payout that the provider would not take. */
async function failPayout(context: Context, id: number, reason: string): Promise<void> {
  await inTransaction(context, async (tx) => {
    const payout = await lockPayout(tx.db, id);
    if (payout?.status !== 'requested') return;
    const changes = { status: 'failed', failed_at: tx.now(), failure_reason: reason } as const;
    await bookMove(tx, payout, await updatePayout(tx.db, id, changes));
  });
}

/**
 * Cancels a payout that was never sent to the provider, for an operator. After sending, only the provider knows the
 * outcome: cancelling here could pay twice.
 */
export async function cancelPayout(tx: Context, id: number, reason: string): Promise<void> {
  const payout = await lockPayout(tx.db, id);
  if (!payout) throw refuseNotFound('This payout');
  demand(payoutPolicy(payout).cancel);
  await cancelUnsent(tx, payout, reasonOfSupport(reason));
}

/** Cancels a person's payouts that were not sent to the provider yet and returns the money to the wallet. */
export async function stopPayouts(tx: Context, accountId: number, which: 'all' | 'frozen'): Promise<void> {
  for (const id of await selectUnsent(tx.db, accountId, which)) {
    const payout = await lockPayout(tx.db, id);
    if (payout && payoutPolicy(payout).cancel === true) await cancelUnsent(tx, payout, stopped);
  }
}

async function cancelUnsent(tx: Context, payout: PayoutRow, reason: string): Promise<void> {
  const changes = { status: 'failed', failed_at: tx.now(), failure_reason: reason } as const;
  await bookMove(tx, payout, await updatePayout(tx.db, payout.id, changes));
}

/** Posts the money and notifies the owner in the same transaction. */
async function bookMove(tx: Context, before: PayoutRow, after: PayoutRow): Promise<void> {
  if (after.status === 'paid') await post(tx, paidPosting(after));
  if (after.status === 'failed') await post(tx, failedPosting(after, before.status === 'paid'));
  await notifyOwner(tx, after);
}

/** Notifies the owner; groups by payout, so that at most one unread notification shows its latest status. */
export async function notifyOwner(tx: Context, payout: PayoutRow): Promise<void> {
  const { account_id: accountId, id } = payout;
  const notice = noticeOf(payout.status, payout);
  await notify(tx, { accountId, type: 'payout', link: '/wallet', groupKey: `payout:${id}`, ...notice });
}

/** Moves a payout on: reads its state at the provider if it was sent, otherwise sends it. */
async function advance(context: Context, payout: PayoutRow): Promise<void> {
  if (payout.provider_id) await syncPayout(context, payout.provider_id);
  else await sendPayout(context, payout.id);
}

const timeoutMs = 2_000;

/**
 * Moves a payout on while a request waits: with a short timeout, and without failing when the provider is away. A job
 * does the rest.
 */
export async function advancePromptly(context: Context, payout: PayoutRow): Promise<PayoutRow> {
  const looked = advance(context, payout).catch((error) =>
    context.log.warn({ err: error, payout: payout.id }, 'The payout provider could not be asked'),
  );
  await Promise.race([looked, wait(timeoutMs, undefined, { ref: false })]);
  return (await selectPayout(context.db, payout.id)) ?? payout;
}

const batch = 200;
const minute = 60_000;

/** Checks every payout in progress without recent news, and for some days paid ones, which the bank may reverse. */
export async function reconcilePayouts(context: Context): Promise<void> {
  const ago = (time: number) => new Date(context.now().getTime() - time);
  const since = { openBefore: ago(9 * minute), paidAfter: ago(5 * dayMs), paidBefore: ago(6 * 60 * minute) };
  for (const payout of await selectUnchecked(context.db, since, batch)) {
    await advance(context, payout).catch((error) =>
      context.log.warn({ err: error, payout: payout.id }, 'A payout could not be reconciled'),
    );
  }
}
