import { sql } from 'kysely';
import type { Role } from '../../../contract/core/roles.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Database } from '../../../database/connection.ts';

export interface DueSummary {
  id: number;
  role: Role;
  person_id: number;
  locale: Locale;
}

interface Due {
  /** Whoever got one since then is left out. */
  since: Date;
  after: number;
  limit: number;
}

/** Accounts that chose the summary on some channel and got none since. */
export async function selectDue(db: Database, { since, after, limit }: Due): Promise<DueSummary[]> {
  const { rows } = await sql<DueSummary>`
    select a.id, a.role, p.id as person_id, a.locale
    from account a join person p on p.home_account_id = a.id
    where a.id > ${after} and a.role <> 'operator' and a.deleted_at is null and a.suspended_at is null
      and exists (select from notification_preference c where c.account_id = a.id and c.type = 'summary' and c.enabled)
      and not ${wasSent(sql`a.id`, since)}
    order by a.id limit ${limit}`.execute(db);
  return rows;
}

/** Locks the account's choice; false where another process has sent the summary meanwhile. */
export async function claim(db: Database, { id, since }: { id: number; since: Date }): Promise<boolean> {
  await sql`
    select from notification_preference where account_id = ${id} and type = 'summary' order by channel for update`.execute(
    db,
  );
  const { rows } = await sql<{ sent: boolean }>`select ${wasSent(sql`${id}::bigint`, since)} as sent`.execute(db);
  return rows[0]?.sent === false;
}

function wasSent(account: ReturnType<typeof sql>, since: Date) {
  return sql<boolean>`(
    exists (select from notification n where n.account_id = ${account} and n.type = 'summary' and n.created_at > ${since})
    or exists (select from notification_mail m where m.account_id = ${account} and m.type = 'summary' and m.due_at > ${since}))`;
}
