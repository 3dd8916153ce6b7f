import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/live.ts';
import { useSession } from '../../lib/session.ts';
import { referralsQuery, renewReferrals } from './referrals.queries.ts';

/** Referrals of the user, refetched on their notifications. */
export function useReferrals() {
  const { token } = useSession();
  const client = useQueryClient();
  useLiveEvent('notification', ({ type }) => {
    if (type === 'referral') void renewReferrals(client);
  });
  return useQuery(referralsQuery(token));
}
