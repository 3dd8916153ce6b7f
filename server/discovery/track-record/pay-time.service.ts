import type { Measured } from '../../../contract/discovery/track-record.ts';
import type { Context } from '../../kit/context/context.ts';
import { selectPayTimes } from './track-record.queries.ts';
import { figuresSince, measureMedian } from './track-record.rules.ts';

/** Median days these people took to pay, in one query; missing for those who paid nobody. */
export async function findDaysToPay(context: Context, payerIds: readonly number[]): Promise<Map<number, Measured>> {
  const from = figuresSince(context.now());
  const rows = await selectPayTimes(context.db, { side: 'payer_id', ids: [...new Set(payerIds)], from });
  return new Map(rows.map(({ id, ...time }) => [id, measureMedian(time)]));
}

/** Median days this person's work waited for payment. */
export async function readDaysUntilPaid(context: Context, payeeId: number): Promise<Measured> {
  const from = figuresSince(context.now());
  const [time = { median: null, n: 0 }] = await selectPayTimes(context.db, { side: 'payee_id', ids: [payeeId], from });
  return measureMedian(time);
}
