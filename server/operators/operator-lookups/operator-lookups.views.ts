import type { OperatorLookup } from '../../../contract/operators/operator-lookups.ts';
import type { LookupRow } from './operator-lookups.queries.ts';

export function viewLookup({
  id,
  name,
  state_id,
  state_name,
  uses,
  retired_at,
  merged_into,
}: LookupRow): OperatorLookup {
  return {
    id,
    name,
    state: state_id !== null && state_name !== null ? { id: state_id, name: state_name } : null,
    uses: Number(uses),
    retired_at: retired_at?.toISOString() ?? null,
    merged_into,
  };
}
