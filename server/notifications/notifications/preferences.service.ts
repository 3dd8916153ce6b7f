import type { NotificationPreference } from '../../../contract/accounts/users.ts';
import {
  isWished,
  type NotificationChannel,
  type NotificationType,
} from '../../../contract/notifications/notification-types.ts';
import type { Context } from '../../kit/context/context.ts';
import { listPreferences, savePreferences, selectChosen } from './preferences.queries.ts';

/** Preferences a person has set; defaults apply to all others. */
export async function readPreferences(context: Context, accountId: number): Promise<NotificationPreference[]> {
  return listPreferences(context.db, accountId);
}

export async function changePreferences(
  context: Context,
  { accountId, preferences }: { accountId: number; preferences: readonly NotificationPreference[] },
): Promise<void> {
  await savePreferences(context.db, accountId, preferences);
}

interface Delivery {
  accountId: number;
  type: NotificationType;
}

/** Returns a function that says whether a notification's recipient wants it by a channel. */
export async function readWishes(context: Context, deliveries: readonly Delivery[]) {
  const rows = await selectChosen(context.db, {
    accountIds: [...new Set(deliveries.map(({ accountId }) => accountId))],
    types: [...new Set(deliveries.map(({ type }) => type))],
  });
  const chosen = new Map(rows.map((row) => [`${row.account_id} ${row.type} ${row.channel}`, row.enabled]));
  return ({ accountId, type }: Delivery, channel: NotificationChannel): boolean =>
    isWished({ type, channel }, chosen.get(`${accountId} ${type} ${channel}`));
}
