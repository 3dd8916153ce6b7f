import type { ColumnType, Generated } from 'kysely';
import type { DayOrNull, Id } from './columns.ts';

export interface TaxRateTable {
  id: Id;
  code: string;
  valid_from: ColumnType<string>;
  valid_to: DayOrNull;
  basis_points: number;
  yearly_threshold: Generated<number>;
  enabled: Generated<boolean>;
  source: string;
}
