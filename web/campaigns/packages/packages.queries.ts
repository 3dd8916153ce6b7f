import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type PackageBody, packageCalls } from '../../../contract/campaigns/packages.ts';
import { request } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

const packagesKey = ['packages'] as const;

/** Packages of a creator, one's own or another's. */
export function packagesQuery(userId: string) {
  return queryOptions({
    queryKey: [...packagesKey, userId],
    queryFn: async ({ signal }) =>
      (await request(packageCalls.listPackages, { query: { user_id: userId } }, { signal })).data,
  });
}

function useRefreshPackages() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: packagesKey });
}

/** Adds a package, or changes the one with this id. */
export function useSavePackage(id: string | undefined) {
  const refresh = useRefreshPackages();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: PackageBody) =>
      id === undefined
        ? request(packageCalls.addPackage, { body }, { idempotencyKey: key.keyFor(body) })
        : request(packageCalls.changePackage, { params: { id }, body }),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

export function useRemovePackage() {
  const refresh = useRefreshPackages();
  return useMutation({
    mutationFn: (id: string) => request(packageCalls.removePackage, { params: { id } }),
    onSettled: refresh,
  });
}
