import type { Context } from '../../kit/context/context.ts';
import { selectPaidOrders } from './escrow.queries.ts';
import { leftOf } from './escrow.rules.ts';
import { type Spending, type SpentRow, selectSpent } from './spend.queries.ts';

/** Held and released paise, before deductions, of each of these applications with money that was not refunded. */
export async function findSpend(context: Context, applicationIds: readonly number[]) {
  const orders = await selectPaidOrders(context.db, applicationIds);
  return new Map(orders.map((order) => [order.application_id, { held: leftOf(order), released: order.released }]));
}

/** Payments of a business for work and into pools until a moment, less refunds. */
export async function listSpent(context: Context, spending: Spending): Promise<SpentRow[]> {
  return selectSpent(context.db, spending);
}
