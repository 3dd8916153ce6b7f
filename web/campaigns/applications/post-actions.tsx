import { Trans } from '@lingui/react/macro';
import { hasEnded } from '../../../contract/campaigns/application-standing.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { ApplicationTag } from './application-tag.tsx';

interface PostActionsProps {
  campaign: Campaign;
  onApply: () => void;
}

/** Details, and Apply or the application's status. The campaign's page explains why applying is impossible. */
export function PostActions({ campaign, onApply }: PostActionsProps) {
  const own = campaign.my_application;
  const isLive = own !== null && !hasEnded(own.status);
  const mayApply = campaign.type === 'standard' && campaign.can.apply === true;
  return (
    <>
      <LinkButton to={paths.campaign(campaign.id)} className={mayApply ? '' : 'flex-1'}>
        {campaign.type === 'joint' ? <Trans>See the needs</Trans> : <Trans>Details</Trans>}
      </LinkButton>
      {mayApply ? (
        <Button variant="peacock" className="flex-1" onClick={onApply}>
          {own ? <Trans>Apply again</Trans> : <Trans>Apply</Trans>}
        </Button>
      ) : null}
      {own && isLive ? (
        <span className="flex items-center">
          <ApplicationTag application={own} />
        </span>
      ) : null}
    </>
  );
}
