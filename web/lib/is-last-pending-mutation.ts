import type { QueryClient } from '@tanstack/react-query';

/** Whether nothing of a scope waits behind the mutation that is being answered, so that its answer is what is to be shown. */
export function isLastPendingMutation(client: QueryClient, scope: string): boolean {
  return client.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) === 1;
}
