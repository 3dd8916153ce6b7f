import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Application, type applicantSorts, applicationCalls } from '../../../contract/campaigns/applications.ts';
import { request } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

/** Query key of a campaign's applications. */
export function applicationsKey(campaignId: string) {
  return [...sharedKeys.applications, campaignId] as const;
}

export interface ApplicantFilters {
  status?: string[];
  sort: (typeof applicantSorts)[number];
}

export function applicantsQuery(campaignId: string, filters: ApplicantFilters) {
  return infiniteQueryOptions({
    queryKey: [...applicationsKey(campaignId), filters],
    queryFn: ({ signal, pageParam }) =>
      request(
        applicationCalls.listApplicants,
        {
          params: { campaignId },
          query: { ...filters, limit: '50', ...(pageParam === null ? {} : { cursor: pageParam }) },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** Applications of one person to the reader's campaign, latest first. */
export function applicationsByQuery(campaignId: string, user: string) {
  return queryOptions({
    queryKey: [...applicationsKey(campaignId), 'by', user],
    queryFn: ({ signal }) =>
      request(
        applicationCalls.listApplicants,
        { params: { campaignId }, query: { user, sort: 'newest', limit: '20' } },
        { signal },
      ),
    select: ({ data }) => data,
  });
}

/** Downloads the filtered applicants as CSV. */
export function downloadApplicants(campaignId: string, filters: ApplicantFilters): Promise<void> {
  return download(applicationCalls.listApplicants, { params: { campaignId }, query: { ...filters, format: 'csv' } });
}

/** Refetches campaigns, applications and their money. */
export function refreshApplications(client: QueryClient): Promise<unknown> {
  return Promise.all([
    client.invalidateQueries({ queryKey: sharedKeys.applications }),
    client.invalidateQueries({ queryKey: sharedKeys.campaigns }),
    client.invalidateQueries({ queryKey: sharedKeys.escrow }),
    client.invalidateQueries({ queryKey: [...sharedKeys.messages, 'chats', 'campaign'] }),
  ]);
}

export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(() => refreshApplications(client), [client]);
}

type ApplyBody = Parameters<typeof request<typeof applicationCalls.applyToCampaign>>[1]['body'];

export function useApply() {
  const refresh = useRefresh();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: ApplyBody) =>
      request(applicationCalls.applyToCampaign, { body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

interface Move {
  id: string;
  status: Application['status'] | 'contributed';
  note?: string;
  quote?: number;
}

function sendMove({ id, ...body }: Move) {
  return request(applicationCalls.moveApplication, { params: { applicationId: id }, body }, { keepalive: true });
}

/** Moves an application or a pledge, then refetches. */
export function useMove() {
  const refresh = useRefresh();
  return useMutation({ mutationFn: sendMove, onSettled: refresh });
}
