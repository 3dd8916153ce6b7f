import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Registration data and security logs of an account, as one object. */
export async function selectRegistration(db: Database, id: number): Promise<unknown> {
  const { rows } = await sql<{ data: unknown }>`
    select json_build_object(
      'account', (select json_build_object('id', a.id, 'role', a.role, 'fullname', a.fullname, 'username', a.username,
        'email', a.email, 'email_verified_at', a.email_verified_at, 'mobile', a.mobile,
        'mobile_verified_at', a.mobile_verified_at, 'created_at', a.created_at)
        from account a where a.id = ${id}),
      'consents', (select coalesce(json_agg(json_build_object('kind', c.kind, 'version', c.version,
        'granted_at', c.granted_at, 'withdrawn_at', c.withdrawn_at)), '[]') from consent c where c.account_id = ${id}),
      'sign_ins_by', (select coalesce(json_agg(json_build_object('provider', e.provider, 'subject', e.subject,
        'email', e.email)), '[]') from external_identity e where e.account_id = ${id}),
      'sessions', (select coalesce(json_agg(json_build_object('ip', s.ip, 'user_agent', s.user_agent,
        'created_at', s.created_at, 'last_used_at', s.last_used_at, 'revoked_at', s.revoked_at)), '[]')
        from session s where s.account_id = ${id} and s.impersonator_id is null),
      'changes', (select coalesce(json_agg(json_build_object('kind', h.kind, 'made_at', h.made_at,
        'former', case when h.kind <> 'password' then h.former end)), '[]') from account_change h where h.account_id = ${id})
    ) as data`.execute(db);
  return rows[0]?.data;
}

export async function insertLockedAway(
  db: Database,
  row: { account_id: number; sealed: string; locked_at: Date; erase_at: Date },
): Promise<void> {
  await db.insertInto('locked_away').values(row).execute();
}

/** Deletes due rows; returns their number. */
export async function deleteDue(db: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('locked_away').where('erase_at', '<=', now).executeTakeFirst();
  return Number(numDeletedRows);
}
