import { useLiveEvent } from '../../lib/live.ts';
import { paths } from '../../lib/paths.ts';
import { useRefreshAsParty } from './pledges.queries.ts';

/** What another party does shows at once: a notice that leads to this campaign fetches what is on its page. */
export function useLiveHub(campaignId: string): void {
  const refresh = useRefreshAsParty();
  useLiveEvent('notification', ({ link }) => {
    if (link?.split('?')[0] === paths.campaign(campaignId)) void refresh();
  });
}
