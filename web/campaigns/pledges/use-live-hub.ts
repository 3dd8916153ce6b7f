import { useLiveEvent } from '../../lib/live.ts';
import { paths } from '../../lib/paths.ts';
import { useRefreshAsParty } from './pledges.queries.ts';

/** Refetches on notifications that link to this campaign. */
export function useLiveHub(campaignId: string): void {
  const refresh = useRefreshAsParty();
  useLiveEvent('notification', ({ link }) => {
    if (link?.split('?')[0] === paths.campaign(campaignId)) void refresh();
  });
}
