import type { Locale } from '../../contract/languages.ts';
import type { SessionReply } from '../../contract/sessions.ts';
import { inLanguage } from '../kit/words.ts';
import type { SessionRow } from './sessions.queries.ts';
import { deviceName } from './sessions.rules.ts';

export function viewSession(row: SessionRow, reader: { sessionId: number; locale: Locale }): SessionReply {
  return {
    id: String(row.id),
    is_current: row.id === reader.sessionId,
    device: inLanguage(reader.locale)(deviceName(row.user_agent)),
    address: row.ip,
    createdAt: row.created_at.toISOString(),
    last_used: row.last_used_at.toISOString(),
    expires: row.expires_at.toISOString(),
  };
}
