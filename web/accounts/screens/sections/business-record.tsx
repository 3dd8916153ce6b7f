import { Trans } from '@lingui/react/macro';
import { OpenCampaigns, OwnCampaigns } from '../../../campaigns/screens/sections/open-campaigns.tsx';
import { Collaborations } from '../../../discovery/track-record/collaborations.tsx';
import { ReviewsOf } from '../../../work/reviews/reviews-of.tsx';

interface BusinessRecordProps {
  id: string;
  name: string;
  isOwn: boolean;
}

/** Open campaigns, completed campaigns and reviews of a brand or partner. */
export default function BusinessRecord({ id, name, isOwn }: BusinessRecordProps) {
  return (
    <>
      {isOwn ? <OwnCampaigns name={name} /> : <OpenCampaigns creatorId={id} name={name} />}
      <Collaborations
        id={id}
        title={<Trans>Past campaigns</Trans>}
        empty={<Trans>{name} hasn’t completed a campaign yet.</Trans>}
      />
      <ReviewsOf id={id} name={name} />
    </>
  );
}
