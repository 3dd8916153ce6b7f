import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CrmSort, type CrmStage, crmCalls } from '../../../contract/campaigns/crm.ts';
import type { ImportField } from '../../../contract/core/import-fields.ts';
import { request } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

export interface CrmFilters {
  stage?: CrmStage | undefined;
  tag?: string | undefined;
  q?: string | undefined;
}

/** Creators on the account's list, with the sizes of all stages. */
export function crmQuery(filters: CrmFilters, sort: CrmSort) {
  return infiniteQueryOptions({
    queryKey: ['crm', 'list', filters.stage ?? '', filters.tag ?? '', filters.q ?? '', sort],
    queryFn: ({ pageParam, signal }) =>
      request(
        crmCalls.listCrm,
        { query: { ...filters, sort, limit: '50', cursor: pageParam || undefined } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Saves the list that fits the filters as CSV. */
export function downloadCrm(filters: CrmFilters): Promise<void> {
  return download(crmCalls.listCrm, { query: { ...filters, format: 'csv' } });
}

export const crmImportsQuery = queryOptions({
  queryKey: ['crm', 'imports'],
  queryFn: async ({ signal }) => (await request(crmCalls.listCrmImports, {}, { signal })).data,
});

export const crmEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['crm', 'entry', id],
    queryFn: async ({ signal }) =>
      (await request(crmCalls.getCrmEntry, { params: { influencer_id: id } }, { signal })).data,
  });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['crm'] });
}

interface Change {
  ids: readonly string[];
  stage?: CrmStage;
  tags?: readonly string[];
}

/** Puts creators on the list, or changes stage or tags of them, one after the other. */
export function useSetEntries() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async ({ ids, stage, tags }: Change) => {
      for (const id of ids)
        await request(crmCalls.setCrmEntry, {
          params: { influencer_id: id },
          body: { ...(stage ? { stage } : {}), ...(tags ? { tags: [...tags] } : {}) },
        });
    },
    onSettled: refresh,
  });
}

export function useRemoveEntry() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => request(crmCalls.removeCrmEntry, { params: { influencer_id: id } }),
    onSettled: refresh,
  });
}

interface Given {
  file?: File | undefined;
  text?: string | undefined;
  /** The field of each column of the file; undefined: as suggested. */
  fields?: readonly ImportField[] | undefined;
  message: string;
  dry: boolean;
}

/** Imports a file or pasted links; a dry run only says what would be done. */
export function useImportCreators() {
  const refresh = useRefresh();
  const key = useActionKey();
  return useMutation({
    mutationFn: async ({ file, text, fields, message, dry }: Given) => {
      const chosen = file && fields ? { fields: fields.join(',') } : {};
      const body = { ...(file ? {} : { text: text ?? '' }), ...chosen, message, dry };
      const options = dry ? {} : { idempotencyKey: key.keyFor({ ...body, name: file?.name, size: file?.size }) };
      return (await request(crmCalls.importCrm, { body, ...(file ? { file } : {}) }, options)).data;
    },
    onSuccess: (_, { dry }) => {
      if (dry) return;
      key.done();
      refresh();
    },
  });
}

export function useUndoImport() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => request(crmCalls.undoCrmImport, { params: { id } }),
    onSettled: refresh,
  });
}

interface Asked {
  ids: readonly string[];
  email: string;
  message: string;
}

/** Asks unclaimed creators by e-mail to join. */
export function useAskToJoin() {
  const refresh = useRefresh();
  const key = useActionKey();
  return useMutation({
    mutationFn: async ({ ids, email, message }: Asked) => {
      const body = { influencer_ids: [...ids], message, ...(email ? { email } : {}) };
      return (await request(crmCalls.inviteUnclaimed, { body }, { idempotencyKey: key.keyFor(body) })).data;
    },
    onSuccess: () => {
      key.done();
      refresh();
    },
  });
}
