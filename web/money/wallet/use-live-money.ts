import { useQueryClient } from '@tanstack/react-query';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { walletQueryKey } from '../../lib/wallet-query-key.ts';

const ofMoney = new Set(['money', 'payout']);

/** Refetches the wallet on live events and after a reconnection. */
export function useLiveMoney(): void {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: walletQueryKey });
  useLiveEvent('profile', refresh);
  useLiveEvent('notification', ({ type }) => {
    if (ofMoney.has(type)) refresh();
  });
  useCatchUp(refresh, { isFresh: true });
}
