import type { Locale } from '../../../contract/kit/languages.ts';
import type { OperatorLookup } from '../../../contract/operators/operator-lookups.ts';
import { viewCan } from '../../kit/http/policy.ts';
import { lookupPolicy } from './operator-lookups.policy.ts';
import type { LookupRow } from './operator-lookups.queries.ts';

export function viewLookup(row: LookupRow, locale: Locale): OperatorLookup {
  const { id, name, state_id, state_name, uses, retired_at, merged_into } = row;
  return {
    id,
    name,
    state: state_id !== null && state_name !== null ? { id: state_id, name: state_name } : null,
    uses: Number(uses),
    retired_at: retired_at?.toISOString() ?? null,
    merged_into,
    can: viewCan(lookupPolicy(row), locale),
  };
}
