import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleX, MoreHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hasAgreement } from '../../../contract/campaigns/application-standing.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { paysMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { whyNot } from '../../lib/can.ts';
import { paths } from '../../lib/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { Menu, MenuButton } from '../../ui/overlays/menu.tsx';
import { cancellingQuery } from './cancelling.queries.ts';
import { escrowQuery } from './escrow.queries.ts';
import type { Side } from './escrow-line.tsx';

// For the creator only.
const FundAct = lazyWithRetry(() => import('./fund-act.tsx'));
const ReleaseDialog = lazyWithRetry(() => import('./release-dialog.tsx'));
const SplitDialog = lazyWithRetry(() => import('./split-dialog.tsx'));
const AskedToCancel = lazyWithRetry(() => import('./asked-to-cancel.tsx'));
const CancelDialog = lazyWithRetry(() => import('./cancel-dialog.tsx'));
const DisputeDialog = lazyWithRetry(() => import('./dispute-dialog.tsx'));

interface ActsProps {
  campaign: Pick<Campaign, 'id' | 'title' | 'compensation'>;
  application: Pick<Application, 'id' | 'status' | 'quote' | 'can'>;
  side: Side;
}

/** Actions on an agreement's money: fund, release, cancel, open a dispute. */
export default function Acts({ campaign, application, side }: ActsProps) {
  const { t } = useLingui();
  const { id, status, can } = application;
  const isPaid = paysMoney(campaign, application.quote);
  const hasMoney = isPaid && hasAgreement(status);
  const { data: escrow, isPending } = useQuery({ ...escrowQuery(id), enabled: hasMoney });
  const [asked, setAsked] = useState<'release' | 'cancel' | 'dispute'>();
  const close = () => setAsked(undefined);
  // Until the money is known, it is not known either how cancelling goes.
  const mayCancel = can.cancelled === true && !(hasMoney && isPending);
  const mayDispute = escrow?.can.dispute === true;
  const isHeld = escrow?.status === 'held' && status === 'in_progress';
  const { data: cancelling } = useQuery({ ...cancellingQuery(id), enabled: isHeld });
  const open = isHeld ? escrow.cancellation : null;
  const unpaid = escrow?.fund_by ? whyNot(escrow.can.fund) : null;
  return (
    <>
      {side === 'creator' && isPaid ? (
        <Suspense fallback={status === 'accepted' ? <Skeleton className="h-11 rounded-ctl" /> : null}>
          <FundAct campaign={campaign} application={application} isDue={escrow?.can.fund === true} />
        </Suspense>
      ) : null}
      {side === 'creator' && unpaid ? <p className="text-sm text-t2">{unpaid}</p> : null}
      {side === 'creator' && (status === 'submitted' || status === 'approved') && escrow?.status === 'held' ? (
        <LinkButton variant="primary" block to={`${paths.campaign(campaign.id)}?tab=deliverables`}>
          {status === 'submitted' ? <Trans>Review deliverables</Trans> : <Trans>See the published work</Trans>}
        </LinkButton>
      ) : null}
      {escrow?.can.release === true ? (
        <Button block onClick={() => setAsked('release')}>
          <Trans>Pay now</Trans>
        </Button>
      ) : null}
      {open && side === 'creator' ? (
        <Suspense fallback={<Skeleton className="h-30 rounded-box" />}>
          <AskedToCancel campaignId={campaign.id} applicationId={id} side={side} />
        </Suspense>
      ) : null}
      {mayCancel || mayDispute ? (
        <span className="flex flex-wrap items-center justify-end gap-2">
          {mayDispute ? (
            <Button onClick={() => setAsked('dispute')} className="flex-auto">
              <Trans>Dispute</Trans>
            </Button>
          ) : null}
          {mayCancel && !open ? (
            <Menu
              label={t`More about this agreement`}
              align="end"
              trigger={(props) => (
                <IconButton bordered icon={MoreHorizontal} label={t`More about this agreement`} {...props} />
              )}
            >
              <MenuButton icon={CircleX} onSelect={() => setAsked('cancel')}>
                <Trans>Cancel agreement</Trans>
              </MenuButton>
            </Menu>
          ) : null}
        </span>
      ) : null}
      <Suspense>
        {asked === 'release' && escrow ? <ReleaseDialog escrow={escrow} onClose={close} /> : null}
        {asked === 'dispute' && escrow ? <DisputeDialog escrow={escrow} onClose={close} /> : null}
        {asked === 'cancel' && isHeld && cancelling ? (
          <SplitDialog escrow={escrow} preview={cancelling} side={side} onClose={close} />
        ) : null}
        {asked === 'cancel' && !isHeld ? (
          <CancelDialog applicationId={id} isPaid={isPaid && escrow !== undefined} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}
