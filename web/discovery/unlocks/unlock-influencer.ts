import type { QueryClient } from '@tanstack/react-query';
import { unlockCalls } from '../../../contract/discovery/unlocks.ts';
import { ApiError, request } from '../../lib/api.ts';
import { openCards } from './open-cards.ts';

interface Act {
  influencerId: string;
  /** The most it may take, as the person was told. */
  maxCoins: number;
  idempotencyKey: string;
}

/**
 * Opens one influencer's contact. Nothing is shown as open before the server has said so. False where it would take
 * more than was said, because another window has used what was left: then it is asked anew.
 */
export async function unlockInfluencer(client: QueryClient, { influencerId, maxCoins, idempotencyKey }: Act) {
  try {
    const body = { influencer_id: influencerId, max_coins: maxCoins };
    await request(unlockCalls.addUnlock, { body }, { idempotencyKey });
  } catch (error) {
    const isMore = error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_ENOUGH_COINS');
    // Without a connection what is left is read once there is one; who pressed is not kept waiting for it.
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
  return client.invalidateQueries({ queryKey: ['unlocks', 'allowance'] });
}

/** Whatever at hand shows this person says that the contact is open; what carries it is read again. */
export function markOpened(client: QueryClient, influencerId: string): void {
  client.setQueriesData({}, (data) => openCards(data, influencerId));
  void client.invalidateQueries({ queryKey: ['discovery', 'details', influencerId] });
  void client.invalidateQueries({ queryKey: ['unlocks', 'list'] });
}
