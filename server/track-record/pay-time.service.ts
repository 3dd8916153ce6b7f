import type { Measured } from '../../contract/track-record.ts';
import type { Context } from '../kit/context.ts';
import { selectPayTimes } from './track-record.queries.ts';
import { figuresSince, measureMedian } from './track-record.rules.ts';

/** How long these people took to pay, in one query; who paid nobody is missing. */
export async function findDaysToPay(context: Context, payerIds: readonly number[]): Promise<Map<number, Measured>> {
  const from = figuresSince(context.now());
  const rows = await selectPayTimes(context.db, { payerIds: [...new Set(payerIds)], from });
  return new Map(rows.map(({ id, ...time }) => [id, measureMedian(time)]));
}
