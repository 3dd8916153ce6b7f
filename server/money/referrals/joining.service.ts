import type { Context } from '../../kit/context/context.ts';
import { closeInvitations } from './invitations.service.ts';
import { notifyJoined } from './notices.service.ts';
import { lockReferral } from './qualification.queries.ts';
import { qualifyReferral } from './qualification.service.ts';
import { insertReferral } from './referrals.queries.ts';
import { markNetwork, noteSignals } from './signals.service.ts';

/** Records who invited a new account. */
export async function recordReferral(
  context: Context,
  { invitedId, referrerId, address }: { invitedId: number; referrerId: number; address: string },
): Promise<void> {
  const networkMark = markNetwork(context, address);
  await insertReferral(context.db, { invitedId, referrerId, networkMark, now: context.now() });
}

/**
 * Pays the referral's sign-up benefits when an invited account is verified; nothing for accounts that joined without a
 * link.
 */
export async function welcomeReferred(tx: Context, invitedId: number): Promise<void> {
  const referral = await lockReferral(tx.db, invitedId);
  if (!referral) return;
  const pair = { invitedId, referrerId: referral.referrer_id };
  await closeInvitations(tx, pair);
  await notifyJoined(tx, pair);
  await noteSignals(tx, referral);
  await qualifyReferral(tx, invitedId);
}
