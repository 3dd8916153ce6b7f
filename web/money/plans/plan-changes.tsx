import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserSubscription } from '../../../contract/money/subscriptions.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { type Change, PlanChangeDialog } from './plan-change-dialog.tsx';

/** Pause, resume and cancel, or re-subscribe; each change is explained before it is confirmed. */
export function PlanChanges({ subscription }: { subscription: UserSubscription }) {
  const [asked, setAsked] = useState<Change | null>(null);
  const { can, is_current: isCurrent } = subscription;
  return (
    <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
      {can.buy === true && !isCurrent ? (
        <LinkButton variant="primary" to={paths.subscription}>
          <Trans>Subscribe again</Trans>
        </LinkButton>
      ) : null}
      {can.resume === true ? (
        <Button variant="primary" onClick={() => setAsked('resume')}>
          <Trans>Resume</Trans>
        </Button>
      ) : null}
      {can.pause === true ? (
        <Button onClick={() => setAsked('pause')}>
          <Trans>Pause</Trans>
        </Button>
      ) : null}
      {can.cancel === true ? (
        <Button variant="danger" onClick={() => setAsked('cancel')}>
          <Trans>Cancel subscription</Trans>
        </Button>
      ) : null}
      {asked ? <PlanChangeDialog change={asked} subscription={subscription} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
