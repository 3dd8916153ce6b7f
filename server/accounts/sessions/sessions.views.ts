import type { SessionReply } from '../../../contract/accounts/sessions.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import type { SessionRow } from './sessions.queries.ts';
import { deviceName, isNewSignIn } from './sessions.rules.ts';

export function viewSession(row: SessionRow, reader: { sessionId: number; locale: Locale; now: Date }): SessionReply {
  return {
    id: String(row.id),
    is_current: row.id === reader.sessionId,
    is_new: isNewSignIn(row, reader.now),
    device: inLanguage(reader.locale)(deviceName(row.user_agent)),
    address: row.ip,
    createdAt: row.created_at.toISOString(),
    last_used: row.last_used_at.toISOString(),
    expires: row.expires_at.toISOString(),
  };
}
