import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import type { Relation } from '../../../contract/campaigns/campaigns.ts';
import { paths } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { OpenLinkButton } from '../../ui/forms/open-link-button.tsx';

interface MineEmptyProps {
  relation: Relation;
  isInfluencer: boolean;
  /** Active filter to remove, and the URL without it. */
  filter: { name: string; without: string } | undefined;
}

/** Empty state: first steps, or the filter that hides everything. */
export function MineEmpty({ relation, isInfluencer, filter }: MineEmptyProps) {
  const { t } = useLingui();
  if (filter) {
    const { name, without } = filter;
    return (
      <EmptyState
        icon={SearchX}
        title={t`No campaigns with this status`}
        action={
          <LinkButton to={without}>
            <Trans>Remove “{name}”</Trans>
          </LinkButton>
        }
      />
    );
  }
  if (relation === 'created') return <NoneCreated isInfluencer={isInfluencer} />;
  if (relation === 'applied') return <NoneApplied isInfluencer={isInfluencer} />;
  return (
    <EmptyState
      jaali="mine-joint"
      title={t`No pledges yet`}
      text={t`Pledge what you have: a venue, products, reach or money.`}
      action={
        <OpenLinkButton to={paths.jointCampaigns} variant="peacock">
          <Trans>Open the Resource Sharing Hub</Trans>
        </OpenLinkButton>
      }
    />
  );
}

type OfRole = Pick<MineEmptyProps, 'isInfluencer'>;

function NoneCreated({ isInfluencer }: OfRole) {
  const { t } = useLingui();
  return (
    <EmptyState
      jaali="mine-created"
      title={t`No campaigns yet`}
      text={
        isInfluencer
          ? t`Influencers can start joint campaigns, where several sides pool what they have.`
          : t`A brief takes ten minutes, and creators see it as soon as you post it.`
      }
      action={
        <OpenLinkButton to={isInfluencer ? paths.createJointCampaign() : paths.createCampaign()} variant="peacock">
          {isInfluencer ? <Trans>Start a joint campaign</Trans> : <Trans>Post your first campaign</Trans>}
        </OpenLinkButton>
      }
    />
  );
}

function NoneApplied({ isInfluencer }: OfRole) {
  const { t } = useLingui();
  return (
    <EmptyState
      jaali="mine-applied"
      title={isInfluencer ? t`No applications yet` : t`Only influencers can apply`}
      text={
        isInfluencer
          ? t`Each post shows the pay and how well you match.`
          : t`Your own campaigns are the ones they apply to.`
      }
      action={
        <OpenLinkButton to={isInfluencer ? paths.campaignPosts : paths.createCampaign()} variant="peacock">
          {isInfluencer ? <Trans>See Campaign Posts</Trans> : <Trans>Post a campaign</Trans>}
        </OpenLinkButton>
      }
    />
  );
}
