import type { SessionReply } from '../../contract/sessions.ts';
import type { SessionRow } from './sessions.queries.ts';
import { deviceName } from './sessions.rules.ts';

export function viewSession(row: SessionRow, currentId: number): SessionReply {
  return {
    id: String(row.id),
    is_current: row.id === currentId,
    device: deviceName(row.user_agent),
    address: row.ip,
    createdAt: row.created_at.toISOString(),
    last_used: row.last_used_at.toISOString(),
    expires: row.expires_at.toISOString(),
  };
}
