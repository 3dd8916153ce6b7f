import type { ConsentKind } from '../../../contract/accounts/consents.ts';
import { termsVersion } from '../../../contract/site/policies.ts';
import type { Context } from '../../kit/context/context.ts';
import { endConsent, insertConsent } from './consents.queries.ts';

interface Consent {
  accountId: number;
  kind: ConsentKind;
}

/** Notes that somebody agreed, to the text of today; again is the same as once. */
export async function grantConsent(
  tx: Context,
  { subject, ...consent }: Consent & { subject?: { id: number; words: string } },
): Promise<void> {
  await insertConsent(tx.db, { ...consent, subject, version: termsVersion, now: tx.now() });
}

/** Notes that somebody took their word back; what was done until then was right. */
export async function withdrawConsent(
  tx: Context,
  { subjectId, ...consent }: Consent & { subjectId?: number },
): Promise<void> {
  await endConsent(tx.db, { ...consent, subjectId, now: tx.now() });
}
