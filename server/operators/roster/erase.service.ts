import { subjectsOf } from '../../../contract/core/suppression.rules.ts';
import { type Operator, recordAct } from '../../core/audit/audit.service.ts';
import { suppress } from '../../core/suppressions/suppress.service.ts';
import { refundErased } from '../../discovery/unlocks/refunds.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { rowId } from '../../kit/http/errors.ts';
import { deleteProfile, selectHandles } from './roster.queries.ts';
import { lockUnclaimed, what } from './roster.service.ts';

interface Erasure {
  actor: Operator;
  profileId: number;
  reason: string;
  source: 'erased' | 'request';
}

/**
 * Erases an unclaimed profile: its row, handles, figures and rates, with bookmarks and unlocks of it. Recent unlocks
 * are refunded, and no import may store it again.
 */
export async function eraseProfile(tx: Context, { actor, profileId, reason, source }: Erasure): Promise<void> {
  const [profile] = await lockUnclaimed(tx, [profileId]);
  if (!profile) return;
  const contacts = { email: profile.contact_email, mobile: profile.contact_mobile };
  const handles = await selectHandles(tx.db, profileId);
  const subjects = handles.flatMap(({ platform, handle }) =>
    // Suppressed on its own platform only: the same handle elsewhere may be somebody else's.
    subjectsOf({ platform, handle, ...contacts }).filter(({ kind }) => kind !== 'handle'),
  );
  await suppress(tx, { subjects, source, reason, by: actor.id });
  await refundErased(tx, profileId);
  await deleteProfile(tx.db, profileId);
  const detail = { accounts: handles.length };
  await recordAct(tx, { actor, action: 'profile.erased', target: `profile:${profileId}`, detail, reason });
}

export async function eraseRosterProfile(
  context: Context,
  { operator, id, reason = 'Erased by an operator' }: { operator: Operator; id: string; reason?: string | undefined },
): Promise<void> {
  await inTransaction(context, (tx) =>
    eraseProfile(tx, { actor: operator, profileId: rowId(id, what), reason, source: 'erased' }),
  );
}
