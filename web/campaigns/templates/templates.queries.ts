import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type NamedTemplate, templateCalls } from '../../../contract/campaigns/templates.ts';
import { request } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

export const templatesQuery = queryOptions({
  queryKey: ['templates'],
  queryFn: ({ signal }) => request(templateCalls.listTemplates, {}, { signal }),
  select: ({ data }) => data,
});

function useRefreshTemplates() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: templatesQuery.queryKey });
}

export function useSaveTemplate() {
  const refresh = useRefreshTemplates();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NamedTemplate) =>
      request(templateCalls.addTemplate, { body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

export function useRemoveTemplate() {
  const refresh = useRefreshTemplates();
  return useMutation({
    mutationFn: (id: string) => request(templateCalls.removeTemplate, { params: { id } }),
    onSettled: refresh,
  });
}
