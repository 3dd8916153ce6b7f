import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userCalls } from '../../../contract/users.ts';
import { request } from '../../lib/api.ts';
import { updateProfile, useSession } from '../../lib/session.ts';

/** Reads the own profile again when the app opens, so that coins, wallet and role shown are today's. */
export function useFreshProfile(): void {
  const { token, profile } = useSession();
  const id = profile?.id ?? '';
  const { data } = useQuery({
    queryKey: ['profile', id],
    queryFn: ({ signal }) => request(userCalls.getUser, { params: { id } }, { signal }),
    enabled: token !== null && id !== '',
  });
  useEffect(() => {
    if (data && 'referal_money' in data.data) updateProfile(data.data);
  }, [data]);
}
