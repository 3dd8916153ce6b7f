import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Plan } from '../../../contract/money/subscriptions.ts';
import { useMay } from '../../lib/member-roles.ts';
import { useSession } from '../../lib/session.ts';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { PlanGrid, PlanPlaceholders } from './plan-grid.tsx';
import { mySubscriptionQuery, plansQuery } from './plans.queries.ts';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { usePurchase } from './use-purchase.ts';

/** Plans with their buttons, and the purchase dialogs. */
export function PlanShop() {
  const { profile } = useSession();
  const maySubscribe = useMay('own');
  const plans = useQuery(plansQuery);
  const { data: mine } = useQuery(mySubscriptionQuery(profile?.id));
  const { step, buy, close, busyPlanId } = usePurchase();
  const isIdle = step.kind === 'idle';
  const opener = useRef<HTMLButtonElement>(null);
  // The button was disabled during the purchase, so the browser cannot restore its focus.
  useEffect(() => {
    if (isIdle) opener.current?.focus();
  }, [isIdle]);
  const currentId = mine?.is_current ? mine.subscription_id : undefined;

  const actionOf = (plan: Plan, suggested: boolean) => {
    if (plan.id === currentId) {
      return (
        <Button block disabled>
          <Trans>Current Plan</Trans>
        </Button>
      );
    }
    if (!maySubscribe) {
      return (
        <p className="text-center text-sm text-t3">
          <Trans>Ask an owner of this account to subscribe.</Trans>
        </p>
      );
    }
    const isBusy = plan.id === busyPlanId;
    return (
      <Button
        block
        variant={suggested ? 'primary' : 'outline'}
        disabled={busyPlanId !== null}
        onClick={(event) => {
          opener.current = event.currentTarget;
          return buy(plan.id);
        }}
      >
        {isBusy ? <Trans>Processing...</Trans> : <Trans>Subscribe Now</Trans>}
      </Button>
    );
  };
  if (plans.isPending) return <PlanPlaceholders />;
  if (plans.isError) {
    return <ErrorState title={<Trans>Couldn’t load the plans</Trans>} onRetry={() => plans.refetch()} />;
  }
  if (plans.data.length === 0) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load the plans</Trans>}
        text={<Trans>All free features still work. Please try again in a minute.</Trans>}
        onRetry={() => plans.refetch()}
      />
    );
  }
  return (
    <>
      <PlanGrid plans={plans.data} currentId={currentId} unlocks={profile?.role !== 'Influencer'} action={actionOf} />
      <PurchaseDialog
        step={step}
        plans={plans.data}
        nextDebit={mine?.next_charge?.at}
        onClose={close}
        onTryAgain={(planId) => void buy(planId)}
      />
    </>
  );
}
