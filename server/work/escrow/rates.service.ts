import type { Context } from '../../kit/context/context.ts';
import { financialYearStart } from '../../money/taxes/taxes.rules.ts';
import { readTaxRate } from '../../money/taxes/taxes.service.ts';
import { readReleased } from '../payments/payments.service.ts';
import { type Net, netOf, type Rates } from './escrow.rules.ts';

interface Priced {
  /** Paise. */
  amount: number;
  payeeId: number;
  feeBasisPoints: number;
  /** The payee's own GST on top of the amount. */
  creatorGst?: number;
  /** Released of the same order before. */
  before?: { amount: number; fee: number };
}

/** A price with its parts, and the GST rate inside the fee. */
type Charged = Net & Pick<Rates, 'gstBasisPoints'>;

/** Net amount of a price if released now; used by both the quote and the release. */
export async function readNet(
  context: Context,
  { amount, payeeId, feeBasisPoints, ...parts }: Priced,
): Promise<Charged> {
  const taxes = await readTaxes(context, payeeId);
  return { ...netOf(amount, { feeBasisPoints, ...taxes }, parts), gstBasisPoints: taxes.gstBasisPoints };
}

/** Current taxes on a person's pay for work; `tds` is null while its rule is switched off. */
export async function readTaxes(context: Context, payeeId: number) {
  // A supplier without a GSTIN collects no GST.
  const gst = context.config.supplier.gstin ? await readTaxRate(context, 'gst') : null;
  const tds = await readTaxRate(context, 'tds_platform');
  const paidBefore = tds ? await readReleased(context, payeeId, financialYearStart(context.now())) : 0;
  return { gstBasisPoints: gst?.basisPoints ?? 0, tds: tds && { ...tds, paidBefore } };
}

export function toBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}
