import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isBusiness } from '../../../contract/core/roles.ts';
import { unlockCalls } from '../../../contract/discovery/unlocks.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { readSession, updateProfile, useHydrated, useSession } from '../../lib/session.ts';

/** Remaining quota and price of an unlock; coins are also written to the profile for the header. */
function allowanceQuery(userId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.unlocks, 'allowance', userId],
    queryFn: async ({ signal }) => {
      const { data } = await request(unlockCalls.getUnlockCount, { params: { userId } }, { signal });
      if (readSession().profile?.user_coins !== data.coins) updateProfile({ user_coins: data.coins });
      return data;
    },
    enabled: userId !== '',
    staleTime: 60_000,
  });
}

function useAllowanceQuery() {
  const { token, profile } = useSession();
  const unlocks = token !== null && isBusiness(profile?.role);
  return useQuery(allowanceQuery(unlocks ? (profile?.id ?? '') : ''));
}

/** Whether the allowance is still loading, or the user is not known yet. */
export function useIsAllowanceComing(): boolean {
  const isKnown = useHydrated();
  const { isLoading } = useAllowanceQuery();
  return isLoading || !isKnown;
}

/** Allowance of the reader, memoized; undefined when loading or for readers who cannot unlock. */
export function useAllowance() {
  const { profile } = useSession();
  const { data } = useAllowanceQuery();
  const owned = profile?.user_coins;
  return useMemo(() => {
    if (!data) return undefined;
    const { quota, used, cost_in_coins: cost, silent_days: silentDays, needs_mobile: needsMobile } = data;
    const coins = owned ?? data.coins;
    const left = Math.max(0, quota - used);
    return { used, quota, left, coins, cost, silentDays, needsMobile, isPossible: left > 0 || coins >= cost };
  }, [data, owned]);
}
export type Allowance = NonNullable<ReturnType<typeof useAllowance>>;
