import { approvalDays } from '../../../contract/accounts/approvals.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { fingerprint } from '../../kit/crypto/encryption.ts';
import { ApprovalNeeded, type PaymentRequest, payerOf, titleOf } from '../../kit/http/payments.ts';
import { inLanguage, msg } from '../../kit/i18n/messages.ts';
import {
  countPayment,
  demandWithinLimits,
  forgetPayment,
  readMostToOne,
  totalOf,
} from '../member-payments/member-payments.service.ts';
import { insertApproval, isApproved, selectApproval, selectWaiting } from './approvals.queries.ts';
import { needsApproval } from './approvals.rules.ts';
import { tellApprovers } from './notices.service.ts';
import { readPolicyRow } from './policy.service.ts';
import { readTeam } from './team.service.ts';

/**
 * Runs a payment within the limits of the person who asks for it, or lets it wait for a second one. It counts from its start,
 * and no longer if it fails.
 */
export async function guardPayment(
  context: Context,
  asked: PaymentRequest,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const outcome = await inTransaction(context, async (tx) => {
    await demandWithinLimits(tx, asked);
    const payer = payerOf(asked);
    // A payment counts as a whole, also where it pays several.
    const most = Math.max(totalOf(asked.payment), await readMostToOne(tx, asked));
    const waits = needsApproval(await readPolicyRow(tx, payer), most) && !(await isCovered(tx, asked));
    return waits ? askForApproval(tx, asked) : countPayment(tx, asked);
  });
  return outcome instanceof ApprovalNeeded ? outcome : runCounted(context, outcome, run);
}

/** Runs a counted payment; a failed one is not counted. */
export async function runCounted<T>(context: Context, counted: readonly number[], run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    await forgetPayment(context, counted);
    throw error;
  }
}

/** A request as it is stored and recognized. */
export function requestOf(context: Context, asked: Omit<PaymentRequest, 'payment' | 'device'>) {
  const { call, params, body, idempotencyKey, user } = asked;
  const key = call.idempotent === 'required' ? (idempotencyKey ?? null) : null;
  const exact = JSON.stringify([titleOf(call), params ?? null, body ?? null, key]);
  return {
    payer: payerOf(asked),
    askedBy: user.person.id,
    key,
    requestHash: fingerprint(context.secretKey, 'approval', exact),
  };
}

/** Whether exactly this was approved for whoever asks. Only what is paid once: its second run pays nothing more. */
async function isCovered(tx: Context, asked: PaymentRequest): Promise<boolean> {
  if (asked.payment.parts.some(({ reference }) => reference === undefined)) return false;
  const since = new Date(tx.now().getTime() - approvalDays * dayMs);
  return isApproved(tx.db, { ...requestOf(tx, asked), amount: totalOf(asked.payment), since });
}

/** Keeps the request, once, and asks the others. */
async function askForApproval(tx: Context, asked: PaymentRequest): Promise<ApprovalNeeded> {
  const { call, params, body, payment, user } = asked;
  const request = requestOf(tx, asked);
  const amount = totalOf(payment);
  const money = inRupees(amount);
  const words =
    request.payer === null
      ? msg`${{ money }} waits for a second operator of the level finance or admin. Nothing has moved yet.`
      : msg`${{ money }} waits for the approval of someone else who may pay. Nothing is paid yet.`;
  const reason = inLanguage(user.locale)(words);
  const now = tx.now();
  const waiting = await selectWaiting(tx.db, { ...request, now });
  if (waiting !== undefined) return new ApprovalNeeded(String(waiting), reason);
  const id = await insertApproval(tx.db, {
    ...request,
    call: titleOf(call),
    params,
    body,
    amount,
    now,
    campaign: payment.campaign,
    parts: payment.parts,
    expiresAt: new Date(now.getTime() + approvalDays * dayMs),
  });
  const row = await selectApproval(tx.db, id);
  if (row) await tellApprovers(tx, row, await readTeam(tx, row.account_id));
  return new ApprovalNeeded(String(id), reason);
}
