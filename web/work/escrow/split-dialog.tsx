import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Hourglass, Scale, Send, VolumeX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { addRupees } from '../../../contract/kit/money.ts';
import type { CancellingPreview } from '../../../contract/work/cancelling.ts';
import { cancellingTerms } from '../../../contract/work/cancelling-terms.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { splitNetOf } from '../../../contract/work/payment-nets.rules.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatPercent } from '../../lib/format.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { SplitSlider } from '../../ui/forms/split-slider.tsx';
import { WideDialog } from '../../ui/overlays/wide-dialog.tsx';
import { CancelBar, CancelReason, CancelStep, isReason } from './cancel-parts.tsx';
import { useCancelling } from './cancelling.queries.ts';
import type { Side } from './escrow-line.tsx';

interface SplitDialogProps {
  escrow: Escrow;
  preview: CancellingPreview;
  side: Side;
  onClose: () => void;
}

const { keptPercent, lateDays } = cancellingTerms;

/** Proposes how the held money is split when an agreement is cancelled, the first split or another in turn. */
export default function SplitDialog({ escrow, preview, side, onClose }: SplitDialogProps) {
  const { t, i18n } = useLingui();
  const { price, released, default: usual, open } = preview;
  const [keep, setKeep] = useState<number | undefined>(open?.keep ?? usual);
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const send = useCancelling(escrow.application_id);
  const heading = useId();
  const close = send.isPending ? undefined : onClose;
  const wrong = keep === undefined || keep > price;
  const back = wrong ? 0 : addRupees([price, -keep]);
  const shown = wrong ? 0 : keep;
  const [toCreator, toBrand] = [formatRupees(shown), formatRupees(back)];
  const until = momentInWords(new Date(Date.now() + preview.answer_hours * 3_600_000), i18n);
  async function propose() {
    setAsked(true);
    if (wrong || !isReason(note)) return;
    try {
      await send.mutateAsync({ status: 'cancelled', note: note.trim(), keep });
      showToast('success', t`Proposed. The other side has ${preview.answer_hours} hours to answer.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  return (
    <WideDialog
      headingId={heading}
      title={open ? <Trans>Propose another split?</Trans> : <Trans>Cancel the agreement?</Trans>}
      onClose={close}
      foot={
        <>
          <Totals escrow={escrow} keep={shown} {...{ back, usual, released }} />
          {send.error ? (
            <div className="px-5 pt-3 md:px-6">
              <FormError>{reasonOf(send.error)}</FormError>
            </div>
          ) : null}
          <CancelBar isSending={send.isPending} onKeep={close} onCancel={propose}>
            {open ? <Trans>Propose this split</Trans> : <Trans>Cancel with this split</Trans>}
          </CancelBar>
        </>
      }
    >
      <p className="num mb-4 text-sm text-t2">
        <Trans>Nothing is submitted yet. You propose who gets what of the {formatRupees(price)}.</Trans>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <div>
            <p className="num mb-1 flex justify-between gap-3 text-sm">
              <b className="font-semibold">
                <Trans>Split of the money</Trans>
              </b>
              <span className="text-t2">
                <Trans>{formatRupees(price)} in all</Trans>
              </span>
            </p>
            <SplitSlider
              label={t`Part of the creator`}
              total={price}
              value={shown}
              onChange={setKeep}
              mark={{ value: usual, words: t`Usual ${formatPercent(Math.round((usual / price) * 100))}` }}
              words={t`${toCreator} to the creator, ${toBrand} back to the brand`}
            />
          </div>
          <div className="grid grid-cols-2 items-start gap-3">
            <Field
              label={side === 'creator' ? <Trans>To the creator</Trans> : <Trans>To you</Trans>}
              error={isAsked && wrong ? t`Choose up to ${formatRupees(price)}.` : undefined}
              required
            >
              <RupeeInput whole={false} value={keep} onChange={setKeep} className="money h-15! text-xl! md:text-2xl!" />
            </Field>
            <Field label={side === 'creator' ? <Trans>Back to you</Trans> : <Trans>Back to the brand</Trans>} required>
              <RupeeInput
                whole={false}
                value={wrong ? undefined : back}
                onChange={(part) => setKeep(part === undefined || part > price ? undefined : addRupees([price, -part]))}
                className="money h-15! text-xl! md:text-2xl!"
              />
            </Field>
          </div>
          {wrong ? null : (
            <p className="num -mt-2 flex items-center gap-1.5 font-semibold text-ok text-sm">
              <CircleCheck className="size-4 flex-none" />
              <Trans>Adds up to {formatRupees(price)}</Trans>
            </p>
          )}
          <Usual escrow={escrow} preview={preview} side={side} onUse={() => setKeep(usual)} />
          <CancelReason note={note} onChange={setNote} isAsked={isAsked} />
        </div>
        <div>
          <h3 className="mb-1 font-semibold text-sm">
            <Trans>What happens, and when</Trans>
          </h3>
          <ul className="num">
            <CancelStep icon={Send} title={<Trans>Now: the other side is told</Trans>}>
              <Trans>by app and email, with your reason. The dates of the work pause.</Trans>
            </CancelStep>
            <CancelStep icon={Hourglass} title={<Trans>They answer by {until}</Trans>}>
              <Trans>They agree, propose another split once, or ask our team to decide.</Trans>
            </CancelStep>
            <CancelStep icon={CircleCheck} title={<Trans>They agree: {toCreator}</Trans>}>
              <Trans>goes to the creator at once, less the platform fee. The rest goes back the way it was paid.</Trans>
            </CancelStep>
            <CancelStep icon={VolumeX} title={<Trans>No answer: {formatRupees(usual)}</Trans>}>
              <Trans>The usual split then applies automatically, not your proposal.</Trans>
            </CancelStep>
          </ul>
          <p className="mt-3 text-sm text-t2">
            <Trans>Until they answer, you can take it back and go on.</Trans>
          </p>
        </div>
      </div>
    </WideDialog>
  );
}

interface UsualProps {
  escrow: Escrow;
  preview: CancellingPreview;
  side: Side;
  onUse: () => void;
}

/** The split that applies where nobody answers, with its reason. */
function Usual({ escrow, preview: { default: usual, released, open }, side, onUse }: UsualProps) {
  const hasAdvance = escrow.payments.some(({ due }) => due === 'advance');
  const byOwner = open ? open.started_by === 'owner' : side === 'creator';
  return (
    <div className="num flex items-start gap-3 rounded-box bg-sunken px-3.5 py-3 text-sm">
      <Scale className="mt-0.5 size-4.5 flex-none" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">
          <Trans>The usual split: {formatRupees(usual)} to the creator</Trans>
        </b>
        {byOwner && usual > 0 ? (
          hasAdvance ? (
            <Trans>The brand cancels, so the advance stays with the creator.</Trans>
          ) : (
            <Trans>
              The brand cancels and no advance was agreed, so {keptPercent}% of the price stays with the creator.
            </Trans>
          )
        ) : byOwner ? (
          <Trans>The work is more than {lateDays} days late after two reminders, so everything goes back.</Trans>
        ) : released > 0 ? (
          <Trans>
            The creator cancels, so everything goes back. The advance of {formatRupees(released)} becomes a debt, paid
            back from later earnings.
          </Trans>
        ) : (
          <Trans>The creator cancels, so everything goes back.</Trans>
        )}
      </span>
      <Button onClick={onUse}>
        <Trans>Use it</Trans>
      </Button>
    </div>
  );
}

interface TotalsProps {
  escrow: Escrow;
  keep: number;
  back: number;
  usual: number;
  /** Of the price, released before. */
  released: number;
}

function Totals({ escrow, keep, back, usual, released }: TotalsProps) {
  const { fee, share, inHand } = splitNetOf(keep, escrow.net);
  const more = addRupees([keep, -usual]);
  const debt = Math.max(0, addRupees([released, -keep]));
  return (
    <dl className="num grid border-line border-t max-md:bg-ok-tint md:grid-cols-3 md:bg-sunken">
      <Total name={<Trans>Creator’s net, before tax</Trans>} value={inHand} isMain>
        <Trans>after the fee of {formatRupees(fee)}</Trans>
        {share > 0 ? (
          <>
            {' '}
            <Trans>and {formatRupees(share, { paise: true })} for your talent manager</Trans>
          </>
        ) : null}
      </Total>
      <Total name={<Trans>Back to the brand</Trans>} value={back} isMain={debt > 0}>
        {debt > 0 ? (
          <Trans>
            {formatRupees(addRupees([back, -debt]))} now, {formatRupees(debt)} of the advance from the creator’s later
            earnings
          </Trans>
        ) : (
          <Trans>the way it was paid, plus the creator’s GST on it</Trans>
        )}
      </Total>
      <div className="px-5 py-3 max-md:hidden md:px-6">
        <dt className="text-sm text-t2">
          <Trans>Against the usual split</Trans>
        </dt>
        <dd className="mt-1 font-semibold text-sm">
          {more === 0 ? (
            <Trans>The same</Trans>
          ) : more > 0 ? (
            <Trans>{formatRupees(more)} more for the creator</Trans>
          ) : (
            <Trans>{formatRupees(-more)} less for the creator</Trans>
          )}
        </dd>
        <dd className="text-t3 text-xs">
          <Trans>The place in the campaign opens again.</Trans>
        </dd>
      </div>
    </dl>
  );
}

interface TotalProps {
  name: ReactNode;
  value: number;
  /** The only one on phones, in one line; the fields above say the rest. */
  isMain?: boolean;
  children: ReactNode;
}

function Total({ name, value, isMain = false, children }: TotalProps) {
  return (
    <div
      className={cx(
        'border-line px-5 py-3 md:border-r md:px-6',
        isMain ? 'max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 max-md:text-ok' : 'max-md:hidden',
      )}
    >
      <dt className="text-sm md:text-t2">{name}</dt>
      <dd>
        <Money value={value} size={23} paise />
      </dd>
      <dd className="text-t3 text-xs max-md:hidden">{children}</dd>
    </div>
  );
}
