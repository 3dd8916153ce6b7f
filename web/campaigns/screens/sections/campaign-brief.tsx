import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { Brief } from '../../campaigns/brief.tsx';
import Wanted from '../../campaigns/wanted.tsx';

/** What a campaign is about and who is looked for. */
export default function CampaignBrief({ campaign }: { campaign: Campaign }) {
  return (
    <>
      <Brief campaign={campaign} />
      <Wanted campaign={campaign} />
    </>
  );
}
