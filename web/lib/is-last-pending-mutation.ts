import type { QueryClient } from '@tanstack/react-query';

/** Whether this is the last pending mutation of a scope, whose reply is the final state. */
export function isLastPendingMutation(client: QueryClient, scope: string): boolean {
  return client.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) === 1;
}
