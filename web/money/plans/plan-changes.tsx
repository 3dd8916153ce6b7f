import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { UserSubscription } from '../../../contract/money/subscriptions.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { type Change, PlanChangeDialog } from './plan-change-dialog.tsx';

const running = ['authenticated', 'active', 'pending', 'halted', 'paused'];

/** Pause, resume and cancel, or re-subscribe; each change is explained before it is confirmed. */
export function PlanChanges({ subscription }: { subscription: UserSubscription }) {
  const [asked, setAsked] = useState<Change | null>(null);
  const { status, is_current: isCurrent, cancels_at_end: ends } = subscription;
  const canChange = running.includes(status) && !ends;
  const hasEnded = status === 'halted' || (!running.includes(status) && !isCurrent);
  return (
    <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
      {hasEnded ? (
        <LinkButton variant="primary" to={paths.subscription}>
          <Trans>Subscribe again</Trans>
        </LinkButton>
      ) : null}
      {canChange && status === 'paused' ? (
        <Button variant="primary" onClick={() => setAsked('resume')}>
          <Trans>Resume</Trans>
        </Button>
      ) : null}
      {canChange && status === 'active' ? (
        <Button onClick={() => setAsked('pause')}>
          <Trans>Pause</Trans>
        </Button>
      ) : null}
      {canChange ? (
        <Button variant="danger" onClick={() => setAsked('cancel')}>
          <Trans>Cancel subscription</Trans>
        </Button>
      ) : null}
      {asked ? <PlanChangeDialog change={asked} subscription={subscription} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}
