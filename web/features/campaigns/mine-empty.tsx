import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import type { Relation } from '../../../contract/campaigns.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';

interface MineEmptyProps {
  relation: Relation;
  isFiltered: boolean;
  isInfluencer: boolean;
  /** The address without the filter. */
  all?: string;
}

/** What to do where there is nothing yet; and that it may be the filter. */
export function MineEmpty({ relation, isFiltered, isInfluencer, all }: MineEmptyProps) {
  const { t } = useLingui();
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={t`No campaign of this status`}
        action={
          <LinkButton to={all ?? `?tab=${relation === 'pledged' ? 'joint' : relation}`}>
            <Trans>Show every status</Trans>
          </LinkButton>
        }
      />
    );
  }
  if (relation === 'created') {
    return (
      <EmptyState
        jaali="mine-created"
        title={t`You have not posted a campaign yet`}
        text={
          isInfluencer ? t`Influencers start joint campaigns, where several parties pool what they have.` : undefined
        }
        action={
          <LinkButton to={isInfluencer ? paths.createJointCampaign() : paths.createCampaign()} variant="peacock">
            {isInfluencer ? <Trans>Start a joint campaign</Trans> : <Trans>Post your first campaign</Trans>}
          </LinkButton>
        }
      />
    );
  }
  if (relation === 'applied') {
    return (
      <EmptyState
        jaali="mine-applied"
        title={t`You have not applied yet`}
        text={isInfluencer ? t`Each post says what it pays and how well you fit.` : t`Influencers apply to campaigns.`}
        action={
          <LinkButton to={paths.campaignPosts} variant="peacock">
            <Trans>Look at Campaign Posts</Trans>
          </LinkButton>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="mine-joint"
      title={t`You have not pledged to a joint campaign yet`}
      text={t`Bring what you have: a venue, products, reach, or money.`}
      action={
        <LinkButton to={paths.jointCampaigns} variant="peacock">
          <Trans>Open the Resource Sharing Hub</Trans>
        </LinkButton>
      }
    />
  );
}
