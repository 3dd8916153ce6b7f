import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { fitOf } from '../../campaigns/campaigns/match-line.tsx';
import { HubFilters, useHubFilters } from '../../campaigns/pledges/hub-filters.tsx';
import { HubList, HubSkeletons } from '../../campaigns/pledges/hub-list.tsx';
import { CampaignHeart } from '../../campaigns/screens/sections/campaign-heart.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { OpenLinkButton } from '../../ui/forms/open-link-button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';

/** The "Resource Sharing Hub": joint campaigns with their open needs. */
export default function JointCampaign() {
  const { t } = useLingui();
  const { profile } = useSession();
  const filters = useHubFilters();
  return (
    <div className="pb-18">
      <PageMeta title={t`Resource Sharing Hub`} />
      <div className="mb-4 flex flex-wrap items-end md:mb-6 justify-between gap-3">
        <div>
          <h1 className="h1">
            <Trans>Resource Sharing Hub</Trans>
          </h1>
          <p className="mt-1.5 text-sm text-t2">
            <Trans>Campaigns that several sides run together. Pledge what you have.</Trans>
          </p>
        </div>
        <OpenLinkButton
          variant="primary"
          icon={Plus}
          to={paths.createJointCampaign()}
          className="max-md:whitespace-normal"
        >
          <Trans>Start a joint campaign</Trans>
        </OpenLinkButton>
      </div>
      <HubFilters filters={filters} />
      {profile ? (
        <HubList
          filters={filters}
          userId={profile.id}
          fit={fitOf}
          heart={(campaign) => (campaign.creator.id === profile.id ? null : <CampaignHeart campaign={campaign} />)}
        />
      ) : (
        <HubSkeletons />
      )}
    </div>
  );
}
