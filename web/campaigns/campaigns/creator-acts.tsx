import { Trans } from '@lingui/react/macro';
import { CirclePause, CirclePlay, Copy } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/forms/button.tsx';
import { CampaignMenu, useCopyCampaign, useHoldToggle } from './campaign-menu.tsx';

interface CreatorActsProps {
  campaign: Campaign;
  /** The menu only, which holds the others, too. */
  isShort?: boolean;
}

/** Pause, duplicate and more, beside the title. */
export default function CreatorActs({ campaign, isShort = false }: CreatorActsProps) {
  const { isHeld, canToggle, toggle } = useHoldToggle(campaign);
  const copy = useCopyCampaign(campaign);
  const navigate = useNavigate();
  const menu = <CampaignMenu campaign={campaign} isOwn onDeleted={() => navigate(paths.myCampaigns)} />;
  if (isShort) return menu;
  return (
    <div className="flex flex-wrap gap-2 max-md:pt-3 md:gap-3">
      {canToggle ? (
        <Button icon={isHeld ? CirclePlay : CirclePause} onClick={toggle}>
          {isHeld ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </Button>
      ) : null}
      {campaign.can.duplicate === true ? (
        <Button icon={Copy} onClick={copy}>
          <Trans>Duplicate</Trans>
        </Button>
      ) : null}
      {menu}
    </div>
  );
}
