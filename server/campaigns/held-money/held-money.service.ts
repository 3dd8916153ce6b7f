import type { Context } from '../../kit/context/context.ts';
import type { Answer } from '../../kit/http/policy.ts';
import { maySidesMove } from './held-money.policy.ts';
import { selectPayments } from './held-money.queries.ts';

/** Whether the sides of these applications or pledges may move what is held for them; a missing one has no money. */
export async function findMoneyAnswers(
  context: Context,
  of: 'application_id' | 'pledge_id',
  ids: readonly number[],
): Promise<Map<number, Answer>> {
  const payments = await selectPayments(context.db, of, ids);
  return new Map(payments.map((payment) => [payment.purpose ?? 0, maySidesMove(payment)]));
}
