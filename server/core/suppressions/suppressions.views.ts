import type { Suppression } from '../../../contract/operators/suppressions.ts';
import type { SuppressionRow } from './suppressions.queries.ts';

export function viewSuppression(row: SuppressionRow): Suppression {
  const { id, kind, mark, source, reason, stopped, created_at } = row;
  const fingerprint = `${mark.slice(0, 4)}…${mark.slice(-2)}`;
  return { id: String(id), kind, fingerprint, source, reason, stopped, createdAt: created_at.toISOString() };
}
