import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeftRight, Hourglass, MessageCircle } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import type { Cancellation } from '../../../contract/campaigns/cancellation.ts';
import type { PersonCard } from '../../../contract/core/people.ts';
import { addRupees } from '../../../contract/kit/money.ts';
import type { CancellingPreview } from '../../../contract/work/cancelling.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { splitNetOf } from '../../../contract/work/payment-nets.rules.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { WordsDialog } from '../../ui/overlays/words-dialog.tsx';
import { useCancelling } from './cancelling.queries.ts';
import type { Side } from './escrow-line.tsx';
import { SplitParts } from './split-parts.tsx';

const SplitDialog = lazyWithRetry(() => import('./split-dialog.tsx'));

interface CancellationCardProps {
  open: Cancellation;
  preview: CancellingPreview;
  escrow: Escrow;
  /** The other side. */
  partner: Pick<PersonCard, 'id' | 'fullname' | 'business_name'>;
  side: Side;
}

/** Proposal to cancel with its split, its date, what follows from each answer, and the reader's answers. */
export default function CancellationCard({ open, preview, escrow, partner, side }: CancellationCardProps) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<'split' | 'refuse'>();
  const send = useCancelling(escrow.application_id);
  const close = () => setAsked(undefined);
  const until = momentInWords(open.answer_by, i18n);
  const isOwn = (open.by === 'owner') === (side === 'creator');
  const { price, released, can } = preview;
  const name = nameOf(partner);
  /** The reader's part of a split: in hand for the creator, before tax. */
  const mineOf = (keep: number) =>
    side === 'creator' ? addRupees([price, -keep]) : splitNetOf(keep, escrow.net).inHand;
  const debtOf = (keep: number) => Math.max(0, addRupees([released, -keep]));
  async function answer(status: 'cancelled' | 'in_progress', done: string) {
    try {
      await send.mutateAsync({ status });
      showToast('success', done);
    } catch {
      // The card shows the error.
    }
  }
  return (
    <section className="@container overflow-clip rounded-card border-2 border-pea bg-surface">
      <header className="num flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 bg-pea-tint px-4 py-3">
        <div className="min-w-0">
          <h3 className="h5 break-words">
            {isOwn ? <Trans>You ask to cancel</Trans> : <Trans>{name} asks to cancel</Trans>}
          </h3>
          <p className="text-sm text-t2">{momentInWords(open.createdAt, i18n)}</p>
        </div>
        <Tag tone={isOwn ? 'grey' : 'amber'} icon={Hourglass} size="md">
          {isOwn ? <Trans>Their answer by {until}</Trans> : <Trans>Your answer by {until}</Trans>}
        </Tag>
      </header>
      <div className="grid gap-4 p-4">
        <p className="border-line border-l-3 pl-3 [overflow-wrap:anywhere]">“{open.note}”</p>
        <SplitParts keep={open.keep} price={price} net={escrow.net} side={side} isOwn={isOwn} />
      </div>
      <dl className="num grid gap-px border-line border-y bg-line @2xl:auto-cols-fr @2xl:grid-flow-col">
        <Outcome
          name={isOwn ? <Trans>If they accept</Trans> : <Trans>If you accept</Trans>}
          sum={<Money value={mineOf(open.keep)} size={28} paise />}
          isTinted={!isOwn}
        >
          {debtOf(open.keep) > 0 ? (
            <Trans>
              at once. {formatRupees(debtOf(open.keep))} of the advance becomes a debt, paid back from later earnings.
            </Trans>
          ) : (
            <Trans>at once. The agreement ends by consent of both sides.</Trans>
          )}
        </Outcome>
        {isOwn || can.propose === true ? (
          <Outcome
            name={isOwn ? <Trans>If they propose another</Trans> : <Trans>If you propose another</Trans>}
            sum={<span className="money text-2xl">{isOwn ? <Trans>Their sum</Trans> : <Trans>Your sum</Trans>}</span>}
          >
            {isOwn ? (
              <Trans>You answer it. The money stays on hold meanwhile.</Trans>
            ) : (
              <Trans>They answer it. The money stays on hold meanwhile.</Trans>
            )}
          </Outcome>
        ) : null}
        <Outcome
          name={isOwn ? <Trans>If they do nothing</Trans> : <Trans>If you do nothing</Trans>}
          sum={<Money value={mineOf(open.default)} size={28} paise />}
        >
          <Trans>
            on {until}: the usual split, {formatRupees(open.default)} for the creator.
          </Trans>
          {debtOf(open.default) > 0 ? (
            <>
              {' '}
              <Trans>{formatRupees(debtOf(open.default))} of the advance becomes a debt.</Trans>
            </>
          ) : null}
        </Outcome>
      </dl>
      <div className="grid gap-3 p-4">
        <p className="text-sm text-t2">
          <Trans>The work and its dates pause meanwhile, and the money stays on hold.</Trans>
        </p>
        <FormError>{send.error ? reasonOf(send.error) : undefined}</FormError>
        {!isOwn && can.cancelled !== true ? <p className="text-sm text-t2">{whyNot(can.cancelled)}</p> : null}
        <div className="grid gap-2 @2xl:flex @2xl:justify-end">
          <LinkButton
            variant="text"
            icon={MessageCircle}
            to={paths.chatWith(partner.id)}
            className="@max-2xl:order-last @2xl:mr-auto"
          >
            <Trans>Message {name}</Trans>
          </LinkButton>
          {isOwn ? (
            <Button busy={send.isPending} onClick={() => answer('in_progress', t`Taken back. The work goes on.`)}>
              <Trans>Take it back</Trans>
            </Button>
          ) : (
            <>
              <span className="flex flex-wrap gap-2 *:flex-auto">
                <Button onClick={() => setAsked('refuse')}>
                  <Trans>Refuse</Trans>
                </Button>
                {can.propose === true ? (
                  <Button icon={ArrowLeftRight} onClick={() => setAsked('split')}>
                    <Trans>Propose another</Trans>
                  </Button>
                ) : null}
              </span>
              {can.cancelled === true ? (
                <Button
                  variant="primary"
                  busy={send.isPending}
                  onClick={() => answer('cancelled', t`Agreement cancelled with this split.`)}
                  className="@max-2xl:-order-1"
                >
                  <Trans>Accept the split, {formatRupees(mineOf(open.keep))}</Trans>
                </Button>
              ) : null}
            </>
          )}
        </div>
      </div>
      <Suspense>
        {asked === 'split' ? <SplitDialog escrow={escrow} preview={preview} side={side} onClose={close} /> : null}
      </Suspense>
      {asked === 'refuse' ? (
        <WordsDialog
          title={<Trans>Refuse, and let our team decide?</Trans>}
          label={<Trans>Reason</Trans>}
          act={<Trans>Refuse the split</Trans>}
          hint={<Trans>Our team and the other side read this.</Trans>}
          variant="danger"
          most={1000}
          problemOf={(words) => (words === '' ? t`Tell the other side why.` : undefined)}
          refusal={send.error ? reasonOf(send.error) : undefined}
          onClose={close}
          onDone={async (note) => {
            await send.mutateAsync({ status: 'in_progress', note });
            showToast('success', t`Refused. Our team hears both sides and decides.`);
          }}
        >
          <Trans>This opens a dispute about the money on hold. Nothing moves until it’s decided.</Trans>
        </WordsDialog>
      ) : null}
    </section>
  );
}

interface OutcomeProps {
  name: ReactNode;
  sum: ReactNode;
  isTinted?: boolean;
  children: ReactNode;
}

/** Consequence of an answer, or of none, for the reader. */
function Outcome({ name, sum, isTinted, children }: OutcomeProps) {
  return (
    <div className={cx('grid content-start gap-0.5 px-4 py-3', isTinted ? 'bg-pea-tint' : 'bg-surface')}>
      <dt className="font-semibold text-sm">{name}</dt>
      <dd>{sum}</dd>
      <dd className="text-sm text-t2">{children}</dd>
    </div>
  );
}
