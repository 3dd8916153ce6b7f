import type { Context } from '../../kit/context/context.ts';
import { financialYearStart } from '../../money/taxes/taxes.rules.ts';
import { readTaxRate } from '../../money/taxes/taxes.service.ts';
import { sumReleased } from './escrow.queries.ts';
import { type Net, netOf, type Rates } from './escrow.rules.ts';

interface Priced {
  /** Paise. */
  amount: number;
  payeeId: number;
  feeBasisPoints: number;
}

/** A price with its parts, and the rate of the GST inside the fee. */
type Charged = Net & Pick<Rates, 'gstBasisPoints'>;

/** What a price brings in hand if it is released now: the one way both the quote and the release are computed. */
export async function readNet(context: Context, { amount, payeeId, feeBasisPoints }: Priced): Promise<Charged> {
  const taxes = await readTaxes(context, payeeId);
  return { ...netOf(amount, { feeBasisPoints, ...taxes }), gstBasisPoints: taxes.gstBasisPoints };
}

/** The taxes on what a person is paid for work, as they hold now; `tds` is null while its rule is switched off. */
export async function readTaxes(context: Context, payeeId: number) {
  // Who has no GSTIN collects no GST.
  const gst = context.config.supplier.gstin ? await readTaxRate(context, 'gst') : null;
  const tds = await readTaxRate(context, 'tds_platform');
  const paidBefore = tds ? await sumReleased(context.db, payeeId, financialYearStart(context.now())) : 0;
  return { gstBasisPoints: gst?.basisPoints ?? 0, tds: tds && { ...tds, paidBefore } };
}

export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}
