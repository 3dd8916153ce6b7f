import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hasAgreement } from '../../../contract/campaigns/application-standing.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { useMove } from '../../campaigns/applications/applications.queries.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useLatch } from '../../lib/use-latch.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AcceptOffer, Agreement, MoneyActs, UnpaidNote } from './agreed-parts.tsx';
import type { OwnApplicationProps } from './own-application-props.ts';

const ReasonDialog = lazyWithRetry(() => import('../offers/reason-dialog.tsx'));

/** On phones the answer to an offer stays at the bottom. */
const bar =
  'grid gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-[68px] max-md:z-10 max-md:auto-cols-fr max-md:grid-flow-col max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-3';

/** Agreement of the reader's application, and actions on it. */
export default function OwnActs({ campaign, application }: OwnApplicationProps) {
  const { t, i18n } = useLingui();
  const { id, status, can } = application;
  const isOffered = status === 'offered';
  const refusal = whyNot(can.accepted);
  const move = useMove();
  // Status when the dialog opened: its text stays the same while it sends.
  const [leaving, setLeaving] = useState<Application['status']>();
  const close = () => setLeaving(undefined);
  // Stays mounted after the offer, so that its dialog can show the result.
  const hadOffer = useLatch(can.accepted === true);

  async function leave(note: string) {
    const done = leaving === 'offered' ? t`Offer declined.` : t`Application withdrawn.`;
    await move.mutateAsync({ id, status: 'withdrawn', ...(note ? { note } : {}) });
    showToast('success', done);
    close();
  }

  const isOpen = status === 'applied' || status === 'shortlisted' || isOffered;
  return (
    <>
      {isOpen ? (
        <LinkButton block icon={ArrowLeftRight} to={paths.deal(campaign.id)}>
          {isOffered ? <Trans>See or counter the offer</Trans> : <Trans>Make an offer…</Trans>}
        </LinkButton>
      ) : null}
      {application.arrival || application.ends_at ? <UnpaidNote application={application} side="influencer" /> : null}
      {hasAgreement(status) ? <Agreement applicationId={id} side="influencer" /> : null}
      <p className="text-sm text-t3">
        <Trans>Applied {formatDay(application.createdAt, { locale: i18n.locale })}</Trans>
      </p>
      {status === 'offered' && refusal ? <p className="text-sm text-t2">{refusal}</p> : null}
      <div {...(isOffered ? { 'data-at-bottom': '', className: bar } : { className: 'grid gap-3' })}>
        {hadOffer ? <AcceptOffer applicationId={id} isOffered={can.accepted === true} /> : null}
        {can.withdrawn === true ? (
          <Button
            block
            variant={isOffered ? 'danger' : 'outline'}
            className={isOffered ? 'max-md:-order-1' : ''}
            onClick={() => {
              move.reset();
              setLeaving(status);
            }}
          >
            {isOffered ? <Trans>Decline offer</Trans> : <Trans>Withdraw</Trans>}
          </Button>
        ) : null}
      </div>
      <MoneyActs campaign={campaign} application={application} side="influencer" />
      <Suspense>
        {leaving ? (
          <ReasonDialog
            title={
              leaving === 'offered' ? <Trans>Decline this offer?</Trans> : <Trans>Withdraw your application?</Trans>
            }
            act={leaving === 'offered' ? <Trans>Decline offer</Trans> : <Trans>Withdraw</Trans>}
            refusal={move.error ? reasonOf(move.error) : undefined}
            onClose={move.isPending ? undefined : close}
            onDone={leave}
          />
        ) : null}
      </Suspense>
    </>
  );
}
