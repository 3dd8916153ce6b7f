import type { ConsentKind } from '../../../contract/accounts/consents.ts';
import { termsVersion } from '../../../contract/site/policies.ts';
import type { Context } from '../../kit/context/context.ts';
import { endConsent, insertConsent } from './consents.queries.ts';

interface Consent {
  accountId: number;
  kind: ConsentKind;
}

/** Records consent to today's text; idempotent. */
export async function grantConsent(
  tx: Context,
  { subject, ...consent }: Consent & { subject?: { id: number; words: string } },
): Promise<void> {
  await insertConsent(tx.db, { ...consent, subject, version: termsVersion, now: tx.now() });
}

/** Records a withdrawal; earlier processing stays lawful. */
export async function withdrawConsent(
  tx: Context,
  { subjectId, ...consent }: Consent & { subjectId?: number },
): Promise<void> {
  await endConsent(tx.db, { ...consent, subjectId, now: tx.now() });
}
