import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { hasEnded } from '../../../contract/campaigns/application-standing.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { CannotNote } from '../../ui/feedback/cannot-note.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { toAppliedCampaign } from './applied-campaign.ts';

const ApplySheet = lazyWithRetry(() => import('./apply-sheet.tsx'));

interface ApplyPanelProps {
  campaign: Campaign;
  /** Reason why the reader cannot apply; null if they can. */
  whyNot: ReactNode;
}

/** Apply button, or the reason why not. While an application is active it only keeps an open dialog. */
export function ApplyPanel({ campaign, whyNot }: ApplyPanelProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const own = campaign.my_application;
  const isLive = own !== null && !hasEnded(own.status);
  return (
    <>
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
