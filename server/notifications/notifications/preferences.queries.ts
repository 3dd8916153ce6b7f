import { sql } from 'kysely';
import type { NotificationPreference } from '../../../contract/accounts/users.ts';
import type { Database } from '../../../database/connection.ts';

/** Preferences a person has set. */
export async function listPreferences(db: Database, accountId: number): Promise<NotificationPreference[]> {
  const rows = await db
    .selectFrom('notification_preference')
    .select(['type', 'channel', 'enabled'])
    .where('account_id', '=', accountId)
    .orderBy('type')
    .orderBy('channel')
    .execute();
  return rows as NotificationPreference[];
}

/** Later values of the same pair win. */
export async function savePreferences(
  db: Database,
  accountId: number,
  preferences: readonly NotificationPreference[],
): Promise<void> {
  const byPair = new Map(preferences.map((one) => [`${one.type} ${one.channel}`, { account_id: accountId, ...one }]));
  if (byPair.size === 0) return;
  await db
    .insertInto('notification_preference')
    .values([...byPair.values()])
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'type', 'channel'])
        .doUpdateSet((eb) => ({ enabled: eb.ref('excluded.enabled') })),
    )
    .execute();
}

type ChosenRow = { account_id: number; type: string; channel: string; enabled: boolean };

/** Preferences these people have set for these types; for an account without contacts who keeps it, unless it has its own. */
export async function selectChosen(
  db: Database,
  { accountIds, types }: { accountIds: readonly number[]; types: readonly string[] },
) {
  const { rows } = await sql<ChosenRow>`
    select a.id as account_id, p.type, p.channel, p.enabled
    from account a left join person keeper on keeper.id = a.kept_by
    join notification_preference p on p.account_id in (a.id, keeper.home_account_id)
    where a.id = any(${[...accountIds]}::bigint[]) and p.type = any(${[...types]}::text[])
    order by p.account_id = a.id`.execute(db);
  // Later rows win.
  return rows;
}
