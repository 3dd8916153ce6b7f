import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { usePayPledge } from './use-pay-pledge.ts';

interface PayPledgeProps {
  campaignId: string;
  pledgeId: string;
  /** In rupees. */
  value: number;
  /** True while unpaid; otherwise only the result is shown. */
  isWaiting: boolean;
}

/** Pays an accepted budget pledge by the gateway's checkout. */
export function PayPledge({ campaignId, pledgeId, value, isWaiting }: PayPledgeProps) {
  const { t } = useLingui();
  const pay = usePayPledge({ campaignId, pledgeId });
  const [problem, setProblem] = useState<string>();
  async function start() {
    setProblem(undefined);
    const outcome = await pay();
    if (outcome.kind === 'held') showToast('success', t`${formatRupees(value)} is in the pool.`);
    if (outcome.kind === 'closed') setProblem(t`You closed the payment page. Nothing was paid.`);
    if (outcome.kind === 'failed') setProblem(t`Payment failed and you weren’t charged. Please try again.`);
    if (outcome.kind === 'returned') setProblem(t`This pledge had already ended, so we’re refunding you.`);
    if (outcome.kind === 'late') {
      setProblem(t`The payment partner hasn’t confirmed it yet. We’ll update this page as soon as it does.`);
    }
    if (outcome.kind === 'error') setProblem(outcome.reason);
  }
  return (
    <div className="grid gap-2 empty:hidden">
      {isWaiting ? (
        <>
          <Button variant="primary" block onClick={start}>
            <Trans>Pay {formatRupees(value)}</Trans>
          </Button>
          <p className="flex gap-1.5 text-t3 text-xs">
            <Lock className="mt-px size-3.5 flex-none" />
            <EscrowText
              partner={<Trans>Held by our payment partner, never mixed with our money.</Trans>}
              plain={<Trans>Set aside for this campaign only.</Trans>}
            />
          </p>
        </>
      ) : null}
      <FormError>{problem}</FormError>
    </div>
  );
}
