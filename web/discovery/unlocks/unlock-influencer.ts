import type { QueryClient } from '@tanstack/react-query';
import { unlockCalls } from '../../../contract/discovery/unlocks.ts';
import { ApiError, request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { openCards } from './open-cards.ts';

interface Act {
  influencerId: string;
  /** Maximum price in coins, as shown to the person. */
  maxCoins: number;
  idempotencyKey: string;
}

/**
 * Unlocks a contact; nothing is shown before the server confirms. Returns false when it would cost more than shown, because
 * another window used up the quota: then the price is confirmed again.
 */
export async function unlockInfluencer(client: QueryClient, { influencerId, maxCoins, idempotencyKey }: Act) {
  try {
    const body = { influencer_id: influencerId, max_coins: maxCoins };
    await request(unlockCalls.addUnlock, { body }, { idempotencyKey });
  } catch (error) {
    const isMore = error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_ENOUGH_COINS');
    // Offline: refresh later, without keeping the user waiting.
    if (!isMore) {
      void refreshAllowance(client);
      throw error;
    }
    await refreshAllowance(client);
    return false;
  }
  await refreshAllowance(client);
  return true;
}

function refreshAllowance(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [...sharedKeys.unlocks, 'allowance'] });
}

/** Marks the contact as unlocked in all cached data and refetches what contains it. */
export function markOpened(client: QueryClient, influencerId: string): void {
  client.setQueriesData({}, (data) => openCards(data, influencerId));
  void client.invalidateQueries({ queryKey: [...sharedKeys.discovery, 'details', influencerId] });
  void client.invalidateQueries({ queryKey: [...sharedKeys.unlocks, 'list'] });
}
