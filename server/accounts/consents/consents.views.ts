import type { Consent, ConsentKind } from '../../../contract/accounts/consents.ts';
import type { ConsentRow } from './consents.queries.ts';

export function viewConsent(row: ConsentRow): Consent {
  return {
    kind: row.kind as ConsentKind,
    version: row.version,
    subject: row.subject,
    granted: row.granted_at.toISOString(),
    withdrawn: row.withdrawn_at?.toISOString() ?? null,
  };
}
