import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { referralCalls } from '../../../contract/money/referrals.ts';
import { request } from '../../lib/api.ts';

const key = ['referrals'] as const;

/** Referral link and results of the user. */
export function referralsQuery(token: string | null) {
  return queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await request(referralCalls.getReferralLink, {}, { signal })).data,
    enabled: token !== null,
  });
}

export function renewReferrals(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: key });
}

/** Sends invitations; returns the result for each address. */
export function inviteMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ to, idempotencyKey }: { to: string[]; idempotencyKey: string }) =>
      (await request(referralCalls.sendReferralLink, { body: { to } }, { idempotencyKey })).data,
    onSuccess: () => renewReferrals(client),
  });
}
