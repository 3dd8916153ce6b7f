import { useQueryClient } from '@tanstack/react-query';

/** Every query about one's own money lies under this key: what moves one figure may move them all. */
export const walletQueryKey = ['own-money'] as const;

/** Asks for all of one's own money anew. */
export function useRefreshMoney(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: walletQueryKey });
}
