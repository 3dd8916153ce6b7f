import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { Brief } from '../../campaigns/brief.tsx';
import Wanted from '../../campaigns/wanted.tsx';

/** Brief and wanted creators. */
export default function CampaignBrief({ campaign }: { campaign: Campaign }) {
  return (
    <>
      <Brief campaign={campaign} />
      <Wanted campaign={campaign} />
    </>
  );
}
