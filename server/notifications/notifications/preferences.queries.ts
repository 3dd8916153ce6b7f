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

/** Preferences these people have set for these types. */
export async function selectChosen(
  db: Database,
  { accountIds, types }: { accountIds: readonly number[]; types: readonly string[] },
) {
  return db
    .selectFrom('notification_preference')
    .selectAll()
    .where('account_id', 'in', [...accountIds])
    .where('type', 'in', [...types])
    .execute();
}
