import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Consents, consentCalls, type FreeConsent } from '../../../contract/accounts/consents.ts';
import { request } from '../../lib/api.ts';
import { isLastPendingMutation } from '../../lib/is-last-pending-mutation.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: async ({ signal }) => (await request(consentCalls.listConsents, {}, { signal })).data,
});

interface Change {
  kind: FreeConsent;
  granted: boolean;
}

/** Optimistic update of a switch, reverted on refusal unless it was pressed again in the meantime. */
export function consentMutation(client: QueryClient) {
  const { queryKey } = consentsQuery;
  const id = 'consents';
  const show = ({ kind, granted }: Change) =>
    client.setQueryData(queryKey, (now: Consents | undefined) => now && { ...now, [kind]: granted });
  return mutationOptions({
    scope: { id },
    mutationFn: async (change: Change) => (await request(consentCalls.setConsent, { body: change })).data,
    onMutate: async (change: Change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey)?.[change.kind];
      show(change);
      return { before };
    },
    onError: (_error, { kind, granted }, kept) => {
      if (kept?.before !== undefined && client.getQueryData(queryKey)?.[kind] === granted) {
        show({ kind, granted: kept.before });
      }
      if (isLastPendingMutation(client, id)) void client.invalidateQueries({ queryKey });
    },
    onSuccess: async (consents: Consents) => {
      if (isLastPendingMutation(client, id)) client.setQueryData(queryKey, consents);
      await client.invalidateQueries({ queryKey: sharedKeys.personalInfo });
    },
  });
}
