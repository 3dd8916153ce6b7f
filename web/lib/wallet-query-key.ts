import { useQueryClient } from '@tanstack/react-query';

/** Key prefix of all queries on the user's money, which may all change together. */
export const walletQueryKey = ['own-money'] as const;

/** Refetches the user's money. */
export function useRefreshMoney(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: walletQueryKey });
}
