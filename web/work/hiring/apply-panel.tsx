import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { hasEnded } from '../../../contract/campaigns/application-standing.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { toAppliedCampaign } from '../../campaigns/applications/applied-campaign.ts';
import { whyNot } from '../../lib/can.ts';
import { CannotNote } from '../../ui/feedback/cannot-note.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useLiveEscrow } from '../escrow/use-live-escrow.ts';

const ApplySheet = lazyWithRetry(() => import('./apply-sheet.tsx'));

/** Apply button, or the reason why not. While an application is active it only keeps an open dialog. */
export default function ApplyPanel({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  useLiveEscrow();
  const refusal = whyNot(campaign.can.apply);
  const own = campaign.my_application;
  const isLive = own !== null && !hasEnded(own.status);
  return (
    <>
      {isLive ? null : refusal ? (
        <CannotNote>{refusal}</CannotNote>
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
