import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CampaignFile, campaignFileCalls } from '../../../../contract/campaigns/campaign-files.ts';
import { request } from '../../../lib/api.ts';

/** ms; the links are good for five minutes. */
const linksFreshFor = 240_000;

export function filesQuery(campaignId: string) {
  return queryOptions({
    queryKey: ['campaign-files', campaignId],
    queryFn: ({ signal }) => request(campaignFileCalls.listCampaignFiles, { params: { id: campaignId } }, { signal }),
    select: ({ data }) => data,
    refetchInterval: linksFreshFor,
  });
}

/** Adds files one after the other; what the server refused is thrown, the others stay. */
export function useAddFiles() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ campaignId, files }: { campaignId: string; files: readonly File[] }) => {
      for (const file of files) {
        await request(campaignFileCalls.addCampaignFile, { params: { id: campaignId }, file });
      }
    },
    onSettled: (_data, _error, { campaignId }) => client.invalidateQueries(filesQuery(campaignId)),
  });
}

export function useRemoveFile(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<CampaignFile, 'id'>) => request(campaignFileCalls.removeCampaignFile, { params: { id } }),
    onSettled: () => client.invalidateQueries(filesQuery(campaignId)),
  });
}
