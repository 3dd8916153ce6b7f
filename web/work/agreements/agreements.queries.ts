import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationCalls } from '../../../contract/campaigns/applications.ts';
import { agreementCalls } from '../../../contract/work/agreements.ts';
import { request } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useLiveEvent } from '../../lib/live.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

export const agreementsKey = ['agreements'] as const;

/** The version in force, or a given one; before acceptance, the terms that would be frozen. */
export function agreementQuery(applicationId: string, version?: number) {
  return queryOptions({
    queryKey: [...agreementsKey, applicationId, 'version', version ?? null],
    queryFn: async ({ signal }) => {
      const query = version === undefined ? {} : { version: String(version) };
      return (await request(agreementCalls.getAgreement, { params: { applicationId }, query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

export function downloadAgreement(applicationId: string, version: number): Promise<void> {
  const query = { format: 'pdf', version: String(version) } as const;
  return download(agreementCalls.getAgreement, { params: { applicationId }, query });
}

/** Refetches everything that shows the agreement, its application or its work. */
export function useRefreshAgreements(): () => Promise<unknown> {
  const client = useQueryClient();
  const keys = [
    agreementsKey,
    sharedKeys.applications,
    sharedKeys.campaigns,
    sharedKeys.deliverables,
    sharedKeys.escrow,
  ];
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));
}

/** Refetches on the other party's proposals and answers. */
export function useLiveAgreements(): void {
  const refresh = useRefreshAgreements();
  useLiveEvent('notification', ({ type }) => {
    if (type === 'agreement' || type === 'application') void refresh();
  });
}

/** Accepts the offer with the hash of the terms that were read. */
export function useAcceptOffer(applicationId: string) {
  const refresh = useRefreshAgreements();
  return useMutation({
    mutationFn: (hash: string) =>
      request(applicationCalls.moveApplication, {
        params: { applicationId },
        body: { status: 'accepted', terms_hash: hash },
      }),
    onSettled: refresh,
  });
}
