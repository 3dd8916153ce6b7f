import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userCalls } from '../../../contract/accounts/users.ts';
import { request } from '../../lib/api.ts';
import { useCatchUp, useLiveEvent } from '../../lib/live.ts';
import { updateProfile, useSession } from '../../lib/session.ts';

const freshProfileKey = ['profile'] as const;

function freshProfileQuery(id: string) {
  return queryOptions({
    queryKey: [...freshProfileKey, id],
    queryFn: ({ signal }) => request(userCalls.getUser, { params: { id } }, { signal }),
    // Not reused after leaving the app, since live events may have changed it.
    gcTime: 0,
  });
}

/** Reads and stores the user's own profile. Source: the specification, on receiving a push. */
export async function readFreshProfile(client: QueryClient, id: string): Promise<void> {
  const { data } = await client.fetchQuery({ ...freshProfileQuery(id), staleTime: 0 });
  if ('referal_money' in data) updateProfile(data);
}

/** Reads the user's profile when the app opens, to update coins, wallet and role. */
export function useFreshProfile(): void {
  const { token, profile } = useSession();
  const id = profile?.id ?? '';
  const { data } = useQuery({
    ...freshProfileQuery(id),
    enabled: token !== null && id !== '',
  });
  useEffect(() => {
    if (data && 'referal_money' in data.data) updateProfile(data.data);
  }, [data]);
}

/** Applies live changes of coins, wallet and subscription. Mounted once. */
export function useProfileStream(): void {
  const client = useQueryClient();
  useLiveEvent('profile', (fields) => {
    updateProfile(fields);
    // A running request may return older data.
    void client.invalidateQueries({ queryKey: freshProfileKey });
  });
  useCatchUp(() => void client.invalidateQueries({ queryKey: freshProfileKey }));
}
