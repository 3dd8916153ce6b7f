import type { Measured } from '../../../contract/discovery/track-record.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectPayTimes } from './track-record.queries.ts';
import { figuresSince, measureMedian } from './track-record.rules.ts';

/** How long these people took to pay, in one query; who paid nobody is missing. */
export async function findDaysToPay(context: Context, payerIds: readonly number[]): Promise<Map<number, Measured>> {
  const from = figuresSince(context.now());
  const rows = await selectPayTimes(context.db, { side: 'payer_id', ids: [...new Set(payerIds)], from });
  return new Map(rows.map(({ id, ...time }) => [id, measureMedian(time)]));
}

/** How long this person's work waited to be paid. */
export async function readDaysUntilPaid(context: Context, payeeId: number): Promise<Measured> {
  const from = figuresSince(context.now());
  const [time = { median: null, n: 0 }] = await selectPayTimes(context.db, { side: 'payee_id', ids: [payeeId], from });
  return measureMedian(time);
}
