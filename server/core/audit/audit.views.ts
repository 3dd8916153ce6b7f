import type { Act } from '../../../contract/core/audit.ts';
import type { Person } from '../people/people.views.ts';
import { viewPersonCard } from '../people/person-card.views.ts';
import type { ActRow } from './audit.queries.ts';

export function viewAct(row: ActRow, operator: Person | undefined): Act {
  return {
    id: String(row.id),
    operator: operator ? viewPersonCard(operator) : null,
    action: row.action,
    target: row.target,
    reason: row.reason,
    detail: JSON.stringify(row.detail),
    address: row.ip,
    createdAt: row.created_at.toISOString(),
  };
}

export const csvHead = ['time', 'operator_id', 'operator', 'action', 'target', 'reason', 'detail', 'address'];

export function viewActLine(row: ActRow, operator: Person | undefined): (string | number)[] {
  return [
    row.created_at.toISOString(),
    row.actor_id ?? '',
    operator?.fullname ?? '',
    row.action,
    row.target ?? '',
    row.reason ?? '',
    JSON.stringify(row.detail),
    row.ip ?? '',
  ];
}
