import { sql } from 'kysely';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import type { Database } from '../../../database/connection.ts';
import { type Limits, limitsIn } from './members.queries.ts';

function selectOpen(db: Database) {
  return db
    .selectFrom('member_invitation as i')
    .leftJoin('person as p', 'p.id', 'i.invited_by')
    .leftJoin('account as home', 'home.id', 'p.home_account_id')
    .select([
      'i.id',
      'i.account_id',
      'i.email',
      'i.invited_by',
      'i.limit_payment',
      'i.limit_month',
      'i.campaign_ids',
      'i.until',
      'i.share_basis_points',
      'i.created_at',
      'i.expires_at',
      'home.fullname as inviter',
    ])
    .select(sql<MemberRole[]>`i.roles`.as('roles'))
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null);
}

/** Invitations of an account that are neither used nor taken back, expired ones included, the newest first. */
export async function selectInvitations(db: Database, accountId: number) {
  return selectOpen(db).where('i.account_id', '=', accountId).orderBy('i.id', 'desc').limit(200).execute();
}
export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number];

/** The invitation of a token that can be accepted now. */
export async function selectOffered(db: Database, tokenHash: string, now: Date): Promise<InvitationRow | undefined> {
  return selectOpen(db).where('i.token_hash', '=', tokenHash).where('i.expires_at', '>', now).executeTakeFirst();
}

/** Takes open invitations back: one, or those of an address. */
export async function revokeInvitations(
  db: Database,
  { accountId, id, email, now }: { accountId: number; id?: number; email?: string; now: Date },
): Promise<number> {
  let revoking = db
    .updateTable('member_invitation')
    .set({ revoked_at: now })
    .where('account_id', '=', accountId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null);
  if (id !== undefined) revoking = revoking.where('id', '=', id);
  if (email !== undefined) revoking = revoking.where(sql`lower(email)`, '=', email.toLowerCase());
  const { numUpdatedRows } = await revoking.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

interface NewInvitation extends Limits {
  accountId: number;
  email: string;
  roles: readonly MemberRole[];
  invitedBy: number;
  tokenHash: string;
  now: Date;
  expiresAt: Date;
}

export async function insertInvitation(db: Database, one: NewInvitation): Promise<InvitationRow> {
  const { id } = await db
    .insertInto('member_invitation')
    .values({
      account_id: one.accountId,
      email: one.email,
      roles: [...one.roles],
      ...limitsIn(one),
      invited_by: one.invitedBy,
      token_hash: one.tokenHash,
      created_at: one.now,
      expires_at: one.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return selectOpen(db).where('i.id', '=', id).executeTakeFirstOrThrow();
}

/** Uses an invitation up. Of two at once one gets false. */
export async function useInvitation(db: Database, { id, now }: { id: number; now: Date }): Promise<boolean> {
  const row = await db
    .updateTable('member_invitation')
    .set({ accepted_at: now })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes invitations that ended before a time. */
export async function deleteInvitationsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('member_invitation').where('expires_at', '<', time).execute();
}
