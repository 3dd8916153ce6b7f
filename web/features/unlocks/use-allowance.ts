import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { allowanceQuery } from './unlocks.queries.ts';

/** What the reader may still unlock; undefined for who does not unlock, and until it is known. */
export function useAllowance() {
  const { token, profile } = useSession();
  const unlocks = token !== null && (profile?.role === 'Brand' || profile?.role === 'Partner');
  const { data } = useQuery(allowanceQuery(unlocks ? (profile?.id ?? '') : ''));
  if (!data) return undefined;
  const { quota, used, coins, cost_in_coins: cost } = data;
  const left = Math.max(0, quota - used);
  return { ...data, cost, left, isPossible: left > 0 || coins >= cost };
}
