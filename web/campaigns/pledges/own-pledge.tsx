import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { PledgePayment } from '../../../contract/work/escrow.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import type { Need } from '../../lib/needs.ts';
import { useLatch } from '../../lib/use-latch.ts';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { PayPledge } from './pay-pledge.tsx';
import { PledgeTag } from './pledge-tag.tsx';
import { paymentQuery } from './pledges.queries.ts';

const WithdrawDialog = lazyWithRetry(() => import('./withdraw-dialog.tsx'));

interface OwnPledgeProps {
  pledge: Campaign['my_pledges'][number];
  need: Need;
  campaignId: string;
}

/** Pledge of the reader with status and next step. */
export function OwnPledge({ pledge: { id, value, status, can }, need, campaignId }: OwnPledgeProps) {
  const { t, i18n } = useLingui();
  const [isLeaving, setLeaving] = useState(false);
  const isAgreed = status === 'accepted' || status === 'contributed';
  const { data: payment } = useQuery({ ...paymentQuery(id), enabled: need.kind === 'budget' && isAgreed });
  const paid = payment?.status === 'held' ? payment.amount : 0;
  const kind = i18n._(needNames[need.kind]);
  const mustPay = payment?.can.fund === true;
  // Stays mounted after the payment, to show its result.
  const hadToPay = useLatch(mustPay);
  return (
    <li className="grid gap-2 border-line border-t border-dashed py-3 first:border-t-0 last:pb-0">
      <p className="flex items-center justify-between gap-3">
        <span className="font-semibold">{kind}</span>
        <Money value={value} size={19} />
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <PledgeTag status={status} />
        {paid > 0 ? (
          <span className="text-sm text-t2">
            <EscrowText
              partner={<Trans>paid, on hold with the payment partner</Trans>}
              plain={<Trans>paid, set aside for the campaign</Trans>}
            />
          </span>
        ) : null}
      </p>
      <p className="text-sm text-t2">{nextStep({ status, kind: need.kind, payment })}</p>
      {hadToPay ? <PayPledge pledgeId={id} campaignId={campaignId} value={value} isWaiting={mustPay} /> : null}
      {can.withdrawn === true ? (
        <Button size="sm" block={mustPay} aria-label={t`Withdraw ${kind}`} onClick={() => setLeaving(true)}>
          <Trans>Withdraw</Trans>
        </Button>
      ) : null}
      <Suspense>
        {isLeaving ? (
          <WithdrawDialog pledgeId={id} value={value} paid={paid} onClose={() => setLeaving(false)} />
        ) : null}
      </Suspense>
    </li>
  );
}

interface Standing {
  status: Campaign['my_pledges'][number]['status'];
  kind: Need['kind'];
  payment: PledgePayment | undefined;
}

function nextStep({ status, kind, payment }: Standing): ReactNode {
  if (status === 'pledged') return <Trans>Waiting for the campaign owner. We’ll notify you.</Trans>;
  if (status === 'declined')
    return <Trans>The campaign owner declined it. You can pledge again while something is still needed.</Trans>;
  if (status === 'withdrawn') {
    return payment?.status === 'refunded' ? (
      <Trans>You withdrew and got your money back.</Trans>
    ) : (
      <Trans>You withdrew. You can pledge again while something is still needed.</Trans>
    );
  }
  if (status === 'contributed') return <Trans>It counts towards your share of the campaign’s revenue.</Trans>;
  return kind === 'budget' ? (
    <Trans>It counts once you pay and is set aside for the campaign.</Trans>
  ) : (
    <Trans>Provide it. It counts once the campaign owner confirms.</Trans>
  );
}
