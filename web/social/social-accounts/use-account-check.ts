import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { paths } from '../../lib/paths.ts';
import { socialAccountsKey, socialAccountsQuery } from './social-accounts.queries.ts';

/** Where accounts are added: nobody is asked for one there. */
const exempt: readonly string[] = [paths.profileSettings, paths.socialAccounts];

/**
 * The role of a signed-in person who has no social account, where that matters; null elsewhere, and for whoever cannot
 * be checked, who is not locked out. Undefined while it is being asked.
 */
export function useAccountCheck(me: string): 'Influencer' | 'Brand' | 'Partner' | 'Operator' | null | undefined {
  const client = useQueryClient();
  const { pathname } = useLocation();
  const isExempt = exempt.includes(pathname.replace(/\/$/, ''));
  const { data, isPending } = useQuery({ ...socialAccountsQuery(me), enabled: !isExempt, staleTime: 0 });
  const checkAgain = () => void client.invalidateQueries({ queryKey: socialAccountsKey });
  useLiveEvent('social_accounts', checkAgain);
  useCatchUp(checkAgain);
  if (isExempt) return null;
  if (isPending) return undefined;
  return data && !data.result ? data.role : null;
}
