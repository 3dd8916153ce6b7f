import type { NotificationPreference } from '../../contract/users.ts';
import type { Context } from '../kit/context.ts';
import { findSwitchedOff, listPreferences, savePreferences } from './preferences.queries.ts';

/** What a person has set; everything else is on. */
export async function readPreferences(context: Context, accountId: number): Promise<NotificationPreference[]> {
  return listPreferences(context.db, accountId);
}

export async function changePreferences(
  context: Context,
  { accountId, preferences }: { accountId: number; preferences: readonly NotificationPreference[] },
): Promise<void> {
  await savePreferences(context.db, accountId, preferences);
}

/** Whether a person wants to be told of this in the product, and by push. */
export async function readWishes(
  context: Context,
  { accountId, type }: { accountId: number; type: string },
): Promise<{ app: boolean; push: boolean }> {
  const off = await findSwitchedOff(context.db, accountId, type);
  return { app: !off.includes('app'), push: !off.includes('push') };
}
