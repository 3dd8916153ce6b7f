import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { TaxRate } from '../../../contract/money/taxes.ts';
import { recordAct } from '../../core/audit/audit.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { selectRate, selectRates, updateRate } from './taxes.queries.ts';
import { viewTaxRate } from './taxes.views.ts';

/** Rate of a tax at an instant; null when none is valid and switched on. */
export async function readTaxRate(context: Context, code: string, at: Date = context.now()) {
  const rate = await selectRate(context.db, { code, day: dateInIndia(at) });
  return rate ? { basisPoints: rate.basis_points, threshold: rate.yearly_threshold, source: rate.source } : null;
}

/** Every rate that was ever valid, including switched off ones. */
export async function listTaxRates(context: Context): Promise<TaxRate[]> {
  return (await selectRates(context.db)).map(viewTaxRate);
}

interface Switch {
  operator: { id: number; address: string };
  rateId: string;
  enabled: boolean;
}

/** Switches a rate on or off for future payments, and logs the operator. */
export async function switchTaxRate(context: Context, { operator, rateId, enabled }: Switch): Promise<TaxRate> {
  const what = 'This tax rate';
  return inTransaction(context, async (tx) => {
    const rate = await updateRate(tx.db, { id: rowId(rateId, what), enabled });
    if (!rate) throw refuseNotFound(what);
    await recordAct(tx, {
      actor: operator,
      action: enabled ? 'tax_rate.enabled' : 'tax_rate.disabled',
      target: `tax_rate:${rate.id}`,
      detail: { code: rate.code, valid_from: rate.valid_from },
    });
    return viewTaxRate(rate);
  });
}
