import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type NewPaymentMethod, paymentMethodCalls } from '../../../contract/money/payment-methods.ts';
import { request } from '../../lib/api.ts';
import { walletQueryKey } from '../../lib/wallet-query-key.ts';

/** Payout accounts, default first. */
export const paymentMethodsQuery = queryOptions({
  queryKey: [...walletQueryKey, 'payment-methods'],
  queryFn: async ({ signal }) => (await request(paymentMethodCalls.listPaymentMethods, {}, { signal })).data,
});

export async function addPaymentMethod(client: QueryClient, body: NewPaymentMethod, idempotencyKey: string) {
  const { data } = await request(paymentMethodCalls.addPaymentMethod, { body }, { idempotencyKey });
  await client.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey });
  return data;
}

const changes = {
  remove: paymentMethodCalls.removePaymentMethod,
  toggle: paymentMethodCalls.togglePaymentMethod,
  makePrimary: paymentMethodCalls.makePrimary,
} as const;

/** Changes one account; the reply is the updated list. */
export function changeMutation(client: QueryClient, change: keyof typeof changes) {
  return mutationOptions({
    mutationFn: async (id: string) => (await request(changes[change], { params: { id } })).data,
    onSuccess: (methods) => client.setQueryData(paymentMethodsQuery.queryKey, methods),
    onError: () => client.invalidateQueries({ queryKey: paymentMethodsQuery.queryKey }),
  });
}
