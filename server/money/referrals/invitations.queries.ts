import type { Database } from '../../../database/connection.ts';
import type { Address } from './referrals.rules.ts';

/** The inviting account, locked until the transaction ends so that concurrent invitations are counted correctly. */
export async function lockSender(db: Database, accountId: number) {
  return db
    .selectFrom('account')
    .select(['fullname', 'email', 'mobile', 'locale', 'email_verified_at'])
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function countSentSince(db: Database, accountId: number, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('referral_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countInvitations(db: Database, accountId: number): Promise<number> {
  return countSentSince(db, accountId, new Date(0));
}

/** Whether this account invited the address after `since`. */
export async function isInvited(db: Database, accountId: number, fingerprint: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('referral_invitation')
    .select('id')
    .where('account_id', '=', accountId)
    .where('fingerprint', '=', fingerprint)
    .where('sent_at', '>', since)
    .executeTakeFirst();
  return row !== undefined;
}

/** How often anybody invited the address after `since`. */
export async function countToAddress(db: Database, fingerprint: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('referral_invitation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('fingerprint', '=', fingerprint)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isMember(db: Database, { channel, value }: Address): Promise<boolean> {
  const account = db.selectFrom('account').select('id');
  const row = await (channel === 'email'
    ? account.where((eb) => eb(eb.fn('lower', ['proven_email']), '=', value))
    : account.where('proven_mobile', '=', value)
  ).executeTakeFirst();
  return row !== undefined;
}

interface NewInvitation {
  accountId: number;
  fingerprint: string;
  masked: string;
  now: Date;
}

/** Stores an invitation, or renews an earlier one to the same address. Returns its id. */
export async function keepInvitation(db: Database, invitation: NewInvitation): Promise<number> {
  const { accountId, fingerprint, masked, now } = invitation;
  const row = await db
    .insertInto('referral_invitation')
    .values({ account_id: accountId, fingerprint, masked, sent_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'fingerprint']).doUpdateSet({ masked, sent_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Deletes an invitation that could not be delivered, so that it can be sent again. */
export async function deleteInvitation(db: Database, id: number): Promise<void> {
  await db.deleteFrom('referral_invitation').where('id', '=', id).execute();
}

/** Records who joined with an invited address. */
export async function markJoined(
  db: Database,
  { referrerId, invitedId, fingerprints }: { referrerId: number; invitedId: number; fingerprints: string[] },
): Promise<void> {
  if (fingerprints.length === 0) return;
  await db
    .updateTable('referral_invitation')
    .set({ joined_id: invitedId })
    .where('account_id', '=', referrerId)
    .where('fingerprint', 'in', fingerprints)
    .execute();
}

/** The latest invitations that nobody has joined with yet. */
export async function selectOpenInvitations(db: Database, accountId: number, limit: number) {
  return db
    .selectFrom('referral_invitation')
    .select(['masked', 'sent_at'])
    .where('account_id', '=', accountId)
    .where('joined_id', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
export type InvitationRow = Awaited<ReturnType<typeof selectOpenInvitations>>[number];
