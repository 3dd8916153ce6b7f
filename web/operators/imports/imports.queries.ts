import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Import,
  type ImportChoices,
  type ImportMapping,
  importCalls,
} from '../../../contract/operators/imports.ts';
import { request } from '../../lib/api.ts';
import { pagedQuery } from '../../lib/paged-query.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

const importsKey = [...sharedKeys.operator, 'imports'] as const;
const oneKey = (id: string) => [...importsKey, 'one', id] as const;
const progressMs = 1_000;

export const importsQuery = pagedQuery({
  key: [...importsKey, 'list'],
  filters: {},
  ask: (query, options) => request(importCalls.listImports, { query } as never, options),
});

/** An import; asked again every second while it is worked on. */
export const importQuery = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: async ({ signal }) => (await request(importCalls.getImport, { params: { id } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? progressMs : false),
  });

export function isWorking({ status }: Pick<Import, 'status'>): boolean {
  return ['queued', 'running', 'undoing'].includes(status);
}

/** Acts on an import; its reply replaces what is shown. */
function useImportAct<I>(act: (input: I) => Promise<{ data: Import }>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSuccess: ({ data }) => {
      client.setQueryData(oneKey(data.id), data);
      return client.invalidateQueries({ queryKey: [...importsKey, 'list'] });
    },
  });
}

export const useUpload = () => useImportAct((file: File) => request(importCalls.addImport, { file }));

interface Decided {
  mapping?: ImportMapping;
  choices?: ImportChoices;
  dry?: boolean;
}

export const useRun = (id: string) =>
  useImportAct((body: Decided) => request(importCalls.runImport, { params: { id }, body }));

export const useUndo = () => useImportAct((id: string) => request(importCalls.undoImport, { params: { id } }));
