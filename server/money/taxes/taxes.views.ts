import { toRupees } from '../../../contract/kit/money.ts';
import type { TaxRate } from '../../../contract/money/taxes.ts';
import type { TaxRateRow } from './taxes.queries.ts';

export function viewTaxRate(row: TaxRateRow): TaxRate {
  const { code, valid_from, valid_to, enabled, source } = row;
  return {
    id: String(row.id),
    code,
    percent: row.basis_points / 100,
    yearly_threshold: toRupees(row.yearly_threshold),
    valid_from,
    valid_to,
    enabled,
    source,
  };
}
