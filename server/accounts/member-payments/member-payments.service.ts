import { randomUUID } from 'node:crypto';
import { approvalSumDays } from '../../../contract/accounts/approvals.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { levelOf, needsOf } from '../../../contract/kit/calls.ts';
import { mayDo, mayOperate } from '../../../contract/kit/permissions.ts';
import { lockAccount, lockOperators } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { levelLacksIt, roleLacksPaying } from '../../kit/http/authenticate.ts';
import { refuse } from '../../kit/http/errors.ts';
import { type Payment, type PaymentPart, type PaymentRequest, payerOf } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import {
  deletePayments,
  deletePaymentsBefore,
  insertPayment,
  selectLevel,
  selectPayer,
  sumPaidBy,
  sumPaidTo,
} from './member-payments.queries.ts';
import { forgottenBefore, mayPay, startOfMonth } from './member-payments.rules.ts';

type Paying = Pick<PaymentRequest, 'call' | 'user' | 'payment'>;

export const totalOf = ({ parts }: Payment): number => parts.reduce((sum, { amount }) => sum + amount, 0);
const namesOf = ({ parts }: Payment): string[] => parts.flatMap(({ reference }) => reference ?? []);

/**
 * Refuses a payment beyond the right and limits of a member, or beyond an operator's level, as they are now. Payments of one
 * payer wait for each other until the transaction ends, so that two at once never exceed a limit.
 */
export async function demandWithinLimits(tx: Context, { call, user, payment }: Paying): Promise<void> {
  if (payerOf({ call, user }) === null) {
    await lockOperators(tx);
    if (!mayOperate(await selectLevel(tx.db, user.id), levelOf(call))) throw refuse('ROLE', levelLacksIt);
    return;
  }
  const member = { accountId: user.id, personId: user.person.id };
  await lockAccount(tx, user.id);
  const payer = await selectPayer(tx.db, { ...member, now: tx.now() });
  // Whoever only withdraws makes no other payment, whatever its call needs.
  const right = needsOf(call) === 'withdraw' ? 'withdraw' : 'pay';
  if (!payer || !mayDo(payer.roles, right)) throw refuse('ROLE', roleLacksPaying);
  const since = startOfMonth(tx.now());
  const paidThisMonth = await sumPaidBy(tx.db, { ...member, since, besides: namesOf(payment) });
  demand(mayPay(payer, { amount: totalOf(payment), paidThisMonth }));
}

/** Counts a payment, before it runs. Returns what to forget if it fails. */
export async function countPayment(tx: Context, { call, user, payment }: Paying): Promise<number[]> {
  const parts = payment.parts.map(({ reference = randomUUID(), ...part }) => ({ ...part, reference }));
  return insertPayment(tx.db, { payer: payerOf({ call, user }), personId: user.person.id, parts, now: tx.now() });
}

export async function forgetPayment(context: Context, counted: readonly number[]): Promise<void> {
  await deletePayments(context.db, counted);
}

/** Paise to whom the payer pays most with this payment, together with all it paid them in seven days. */
export async function readMostToOne(context: Context, { call, user, payment }: Paying): Promise<number> {
  const sums = new Map<number, number>();
  const add = ({ payeeId, amount }: Omit<PaymentPart, 'reference'>) =>
    sums.set(payeeId, (sums.get(payeeId) ?? 0) + amount);
  payment.parts.forEach(add);
  const since = new Date(context.now().getTime() - approvalSumDays * dayMs);
  const of = { payer: payerOf({ call, user }), payeeIds: [...sums.keys()], since, besides: namesOf(payment) };
  for (const [payeeId, amount] of await sumPaidTo(context.db, of)) add({ payeeId, amount });
  return Math.max(0, ...sums.values());
}

/** Deletes payments that count for nothing any more. */
export async function forgetOldPayments(context: Context): Promise<void> {
  await deletePaymentsBefore(context.db, forgottenBefore(context.now()));
}
