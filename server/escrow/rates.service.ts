import type { Context } from '../kit/context.ts';
import { financialYearStart } from '../taxes/taxes.rules.ts';
import { readTaxRate } from '../taxes/taxes.service.ts';
import { sumReleased } from './escrow.queries.ts';
import { type Net, netOf } from './escrow.rules.ts';

interface Priced {
  /** Paise. */
  amount: number;
  payeeId: number;
  feeBasisPoints: number;
}

/** What a price brings in hand if it is released now: the one way both the quote and the release are computed. */
export async function readNet(context: Context, { amount, payeeId, feeBasisPoints }: Priced): Promise<Net> {
  // Who has no GSTIN collects no GST.
  const gst = context.config.supplier.gstin ? await readTaxRate(context, 'gst') : null;
  const tds = await readTaxRule(context);
  const paidBefore = tds ? await sumReleased(context.db, payeeId, financialYearStart(context.now())) : 0;
  return netOf(amount, {
    feeBasisPoints,
    gstBasisPoints: gst?.basisPoints ?? 0,
    tds: tds ? { ...tds, paidBefore } : null,
  });
}

/** The tax that is deducted from work when it is released; null while it is switched off. */
export async function readTaxRule(context: Context) {
  return readTaxRate(context, 'tds_platform');
}

export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}
