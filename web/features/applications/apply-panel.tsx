import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { hasEnded } from '../../../contract/application-standing.ts';
import type { Campaign } from '../../../contract/campaigns.ts';
import { Button } from '../../ui/button.tsx';
import { CannotNote } from '../../ui/cannot-note.tsx';
import { late } from '../../ui/late.ts';
import { toAppliedCampaign } from './applied-campaign.ts';
import { OwnApplication } from './own-application.tsx';

const ApplySheet = late(() => import('./apply-sheet.tsx'));

interface ApplyPanelProps {
  campaign: Campaign;
  /** Why this reader cannot apply; null where they can. */
  whyNot: ReactNode;
}

/** Apply, or where one's application stands; or why one cannot. */
export function ApplyPanel({ campaign, whyNot }: ApplyPanelProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const own = campaign.my_application;
  const isLive = own !== null && !hasEnded(own.status);
  return (
    <>
      {own ? <OwnApplication campaign={campaign} application={own} /> : null}
      {isLive ? null : whyNot ? (
        <CannotNote>{whyNot}</CannotNote>
      ) : (
        <Button variant="primary" size="lg" block onClick={() => setOpen(true)}>
          {own ? <Trans>Apply again</Trans> : <Trans>Apply</Trans>}
        </Button>
      )}
      <Suspense>
        {isOpen ? <ApplySheet campaign={toAppliedCampaign(campaign, i18n)} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
