import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { signInRuleCalls } from '../../../contract/accounts/sign-in-rules.ts';
import { request } from '../../lib/api.ts';

export const signInRulesQuery = queryOptions({
  queryKey: ['sign-in-rules'],
  queryFn: async ({ signal }) => (await request(signInRuleCalls.getSignInRules, {}, { signal })).data,
});

export function signInRulesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (isAsked: boolean) =>
      (await request(signInRuleCalls.setSignInRules, { body: { second_factor: isAsked } })).data,
    onSuccess: (rules) => client.setQueryData(signInRulesQuery.queryKey, rules),
  });
}
