import type { EscrowOrderRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import { type Answer, allOf } from '../../kit/http/policy.ts';
import { mayGoOn } from '../cancellations/cancellations.policy.ts';
import { type Cancelling, findCancelling } from '../cancellations/cancellations.service.ts';
import { maySidesMove } from './held-money.policy.ts';
import { selectPayments } from './held-money.queries.ts';

type Purpose = 'application_id' | 'pledge_id';
type Payments = ReadonlyMap<number, Pick<EscrowOrderRow, 'status'>>;

/** How the latest payment for each of these stands; a missing one has no money. */
export async function findPayments(context: Context, of: Purpose, ids: readonly number[]): Promise<Payments> {
  const payments = await selectPayments(context.db, of, ids);
  return new Map(payments.map((payment) => [payment.purpose ?? 0, payment]));
}

/** Whether the sides may move what is held for these, or the work it is held for; a missing one has no money. */
export async function findMoneyAnswers(
  context: Context,
  of: Purpose,
  ids: readonly number[],
): Promise<Map<number, Answer>> {
  const payments = await findPayments(context, of, ids);
  const cancelling: ReadonlyMap<number, Cancelling> =
    of === 'application_id' ? await findCancelling(context, ids) : new Map();
  return new Map([...payments].map(([id, payment]) => [id, allOf(maySidesMove(payment), mayGoOn(cancelling.get(id)))]));
}
