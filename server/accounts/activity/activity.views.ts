import type { Activity } from '../../../contract/accounts/activity.ts';
import type { ActivityRow } from './activity.queries.ts';

export function viewActivity(row: ActivityRow): Activity {
  return {
    id: String(row.id),
    by: { id: String(row.person_id), fullname: row.fullname },
    kind: row.kind,
    act: row.act,
    target: row.target_type && row.target_id ? { type: row.target_type, id: String(row.target_id) } : null,
    campaign: row.campaign_id === null ? null : { id: String(row.campaign_id), title: row.title ?? '' },
    createdAt: row.created_at.toISOString(),
  };
}

export const csvHead = ['time', 'person_id', 'person', 'kind', 'act', 'target', 'campaign'];

export function viewActivityLine(row: ActivityRow): (string | number)[] {
  const target = row.target_type ? `${row.target_type}:${row.target_id}` : '';
  const { created_at: time, person_id: personId, fullname, kind, act, title } = row;
  return [time.toISOString(), personId, fullname, kind, act, target, title ?? ''];
}
