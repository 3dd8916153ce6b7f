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
    // What was read before the app was left is not laid over what the live connection said since.
    gcTime: 0,
  });
}

/** Reads the own profile now and keeps it, as the specification asks for when a push comes. */
export async function readFreshProfile(client: QueryClient, id: string): Promise<void> {
  const { data } = await client.fetchQuery({ ...freshProfileQuery(id), staleTime: 0 });
  if ('referal_money' in data) updateProfile(data);
}

/** Reads the own profile again when the app opens, so that coins, wallet and role shown are today's. */
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

/** Follows what moves coins, wallet and subscription while the app is open. Mounted once. */
export function useProfileStream(): void {
  const client = useQueryClient();
  useLiveEvent('profile', (fields) => {
    updateProfile(fields);
    // An older answer that is under way must not be laid over it.
    void client.invalidateQueries({ queryKey: freshProfileKey });
  });
  useCatchUp(() => void client.invalidateQueries({ queryKey: freshProfileKey }));
}
