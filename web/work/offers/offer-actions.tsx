import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import AcceptOffer from '../agreements/accept-offer.tsx';
import type { OfferedCampaign } from './offer-form-dialog.tsx';
import { useAnswerOffer } from './offers.queries.ts';
import { type Budget, OverBudget, overBy } from './over-budget.tsx';
import ReasonDialog from './reason-dialog.tsx';

const OfferFormDialog = lazyWithRetry(() => import('./offer-form-dialog.tsx'));

interface OfferActionsProps {
  campaign: OfferedCampaign;
  application: Pick<Application, 'id' | 'quote' | 'user'>;
  partner: string;
  live: Offer;
  /** Rupees of the reader's last offer. */
  mine: number | null;
  /** Whether the reader may counter it. */
  canCounter: boolean;
  budget: Budget | null;
  isOwner: boolean;
}

/** Buttons of the live offer that the policy allows its reader, at the bottom of its frame. */
export function OfferActions(props: OfferActionsProps) {
  const { campaign, application, partner, live, mine, canCounter, budget, isOwner } = props;
  const { t, i18n } = useLingui();
  const answer = useAnswerOffer();
  const [open, setOpen] = useState<'counter' | 'decline' | 'withdraw'>();
  const [isConfirmed, setConfirmed] = useState(false);
  const { can } = live;
  const over = can.accepted === true ? overBy(live.amount ?? 0, budget) : 0;
  const price = live.amount === null ? null : formatRupees(live.amount);
  const close = () => {
    answer.reset();
    setOpen(undefined);
  };

  async function accept() {
    try {
      await answer.mutateAsync({ id: live.id, status: 'accepted', ...(over > 0 ? { confirm: true } : {}) });
      showToast('success', t`Accepted. You can fund it now.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  async function end(status: 'declined' | 'withdrawn', note: string) {
    await answer.mutateAsync({ id: live.id, status, ...(note ? { note } : {}) });
    showToast('success', status === 'declined' ? t`Offer declined.` : t`Offer withdrawn.`);
    close();
  }
  return (
    <>
      {over > 0 && isOwner ? <OverBudget over={over} isConfirmed={isConfirmed} onConfirm={setConfirmed} /> : null}
      <div
        data-at-bottom=""
        className="sticky bottom-0 z-10 flex flex-wrap gap-2 border-line border-t bg-surface p-3 max-md:bottom-17 max-md:[&_button]:px-3 md:gap-3 md:px-5 md:py-4"
      >
        {can.withdrawn === true ? (
          <>
            <p className="min-w-0 flex-1 self-center text-sm text-t2">
              <Trans>
                Waiting for {partner}, until {momentInWords(live.expires_at, i18n)}
              </Trans>
            </p>
            <Button variant="danger" onClick={() => setOpen('withdraw')}>
              <Trans>Withdraw</Trans>
            </Button>
          </>
        ) : null}
        {can.declined === true ? (
          <Button variant="danger" onClick={() => setOpen('decline')}>
            <Trans>Decline</Trans>
          </Button>
        ) : null}
        {can.withdrawn === true ? null : <span className="flex-1 max-md:hidden" />}
        {canCounter && can.withdrawn !== true ? (
          <Button icon={ArrowLeftRight} onClick={() => setOpen('counter')} className="max-md:[&>svg]:hidden">
            <Trans>Counter</Trans>
          </Button>
        ) : null}
        {can.accepted === true ? (
          isOwner ? (
            <Button
              variant="primary"
              disabled={over > 0 && !isConfirmed}
              onClick={accept}
              className="max-md:flex-1 md:min-w-55"
            >
              <span>
                <Trans>
                  Accept <span className="max-md:hidden">{price}</span>
                </Trans>
              </span>
            </Button>
          ) : (
            <span className="max-md:flex-1 md:min-w-55">
              <AcceptOffer applicationId={application.id} isOffered price={price} />
            </span>
          )
        ) : null}
      </div>
      <Suspense>
        {open === 'counter' ? (
          <OfferFormDialog
            campaign={campaign}
            application={application}
            partner={partner}
            live={live}
            mine={mine}
            budget={budget}
            isOwner={isOwner}
            onClose={close}
          />
        ) : null}
      </Suspense>
      {open === 'decline' || open === 'withdraw' ? (
        <ReasonDialog
          title={open === 'decline' ? <Trans>Decline this offer?</Trans> : <Trans>Withdraw your offer?</Trans>}
          act={open === 'decline' ? <Trans>Decline offer</Trans> : <Trans>Withdraw offer</Trans>}
          refusal={answer.error ? reasonOf(answer.error) : undefined}
          onClose={answer.isPending ? undefined : close}
          onDone={(note) => end(open === 'decline' ? 'declined' : 'withdrawn', note)}
        />
      ) : null}
    </>
  );
}
