import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { storageUseCalls } from '../../../contract/accounts/storage-use.ts';
import { personalDataCalls } from '../../../contract/privacy/personal-data.ts';
import { request } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';

/** Always fetched afresh: balances change. */
export const erasureTermsQuery = queryOptions({
  queryKey: ['erasure-terms'],
  queryFn: async ({ signal }) => (await request(personalDataCalls.getErasureTerms, {}, { signal })).data,
  staleTime: 0,
  gcTime: 0,
});

/** In bytes; always fetched afresh, since files change on other pages. */
export const storageUseQuery = queryOptions({
  queryKey: ['storage-use'],
  queryFn: async ({ signal }) => (await request(storageUseCalls.readStorageUse, {}, { signal })).data,
  staleTime: 0,
});

export const eraseMutation = mutationOptions({
  mutationFn: (password: string) =>
    request(personalDataCalls.eraseAccount, { body: password === '' ? {} : { password } }),
});

export function downloadMyData(): Promise<void> {
  return download(personalDataCalls.exportData, {});
}
