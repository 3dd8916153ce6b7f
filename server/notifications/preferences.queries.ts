import type { NotificationPreference } from '../../contract/users.ts';
import type { Database } from '../../database/connection.ts';

/** What a person has set; everything else is on. */
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

export async function savePreferences(
  db: Database,
  accountId: number,
  preferences: readonly NotificationPreference[],
): Promise<void> {
  for (const preference of preferences) {
    await db
      .insertInto('notification_preference')
      .values({ account_id: accountId, ...preference })
      .onConflict((conflict) =>
        conflict.columns(['account_id', 'type', 'channel']).doUpdateSet({ enabled: preference.enabled }),
      )
      .execute();
  }
}

/** The channels by which a person does not want to hear of this. */
export async function findSwitchedOff(db: Database, accountId: number, type: string): Promise<string[]> {
  const rows = await db
    .selectFrom('notification_preference')
    .select('channel')
    .where('account_id', '=', accountId)
    .where('type', '=', type)
    .where('enabled', '=', false)
    .execute();
  return rows.map((row) => row.channel);
}
