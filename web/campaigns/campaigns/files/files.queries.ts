import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CampaignFile, campaignFileCalls } from '../../../../contract/campaigns/campaign-files.ts';
import { request } from '../../../lib/api.ts';

/** In ms; file URLs expire after five minutes. */
const linksFreshFor = 240_000;

export function filesQuery(campaignId: string) {
  return queryOptions({
    queryKey: ['campaign-files', campaignId],
    queryFn: ({ signal }) => request(campaignFileCalls.listCampaignFiles, { params: { id: campaignId } }, { signal }),
    select: ({ data }) => data,
    refetchInterval: linksFreshFor,
  });
}

/** Uploads files one by one; throws the first refusal, earlier files stay. */
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
