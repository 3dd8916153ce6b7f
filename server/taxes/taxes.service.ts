import { dateInIndia } from '../../contract/calendar.ts';
import type { Context } from '../kit/context.ts';
import { selectRate } from './taxes.queries.ts';

/** The rate of a tax that holds at an instant and is switched on; null when none does. */
export async function readTaxRate(context: Context, code: string, at: Date = context.now()) {
  const rate = await selectRate(context.db, { code, day: dateInIndia(at) });
  return rate ? { basisPoints: rate.basis_points, threshold: rate.yearly_threshold, source: rate.source } : null;
}
