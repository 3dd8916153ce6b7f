import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { paths } from '../../lib/paths.ts';
import { isWelcome } from '../../lib/welcome.ts';
import { socialAccountsKey, socialAccountsQuery } from './social-accounts.queries.ts';

/** Pages for adding accounts, where the warning would be pointless. */
const exempt: readonly string[] = [paths.profileSettings, paths.socialAccounts];

/**
 * Role of a signed-in user without a social account, on pages that require one; null elsewhere, and when the check fails.
 * Undefined while loading.
 */
export function useAccountCheck(me: string): 'Influencer' | 'Brand' | 'Partner' | 'Operator' | null | undefined {
  const client = useQueryClient();
  const { pathname, state } = useLocation();
  // A newcomer's dashboard begins with this very step.
  const isExempt = exempt.includes(pathname.replace(/\/$/, '')) || (pathname === paths.dashboard && isWelcome(state));
  const { data, isPending } = useQuery({ ...socialAccountsQuery(me), enabled: !isExempt, staleTime: 0 });
  const checkAgain = () => void client.invalidateQueries({ queryKey: socialAccountsKey });
  useLiveEvent('social_accounts', checkAgain);
  useCatchUp(checkAgain);
  if (isExempt) return null;
  if (isPending) return undefined;
  return data && !data.result ? data.role : null;
}
