import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { WideDialog } from '../../ui/overlays/wide-dialog.tsx';
import type { AgreementProps } from '../agreements/agreement-props.ts';
import { escrowQuery } from '../escrow/escrow.queries.ts';
import { OfferTotals } from '../offers/offer-totals.tsx';
import { usePropose } from './change-orders.queries.ts';
import { LiveBy, Note, Payments, Price, Rights, Work } from './propose-fields.tsx';
import { type ChangeScope, useChangeForm } from './use-change-form.ts';

interface ProposeDialogProps {
  agreement: Agreement;
  side: AgreementProps['side'];
  scope: ChangeScope;
  onClose: () => void;
}

/** Proposes changed terms: price, work, dates and rights, with the net on every key. */
export default function ProposeDialog({ agreement: { terms }, side, scope, onClose }: ProposeDialogProps) {
  const { t } = useLingui();
  const heading = useId();
  const { data: escrow } = useQuery(escrowQuery(terms.application_id));
  const form = useChangeForm(terms, scope, escrow?.payments);
  const propose = usePropose(terms.application_id);
  const [isShown, setShown] = useState(false);
  const close = propose.isPending ? undefined : onClose;
  const isReady = form.isChanged && form.isNoted && form.hasWork && form.isNamed && form.isPlanned;

  async function send() {
    setShown(true);
    if (!isReady) return;
    try {
      await propose.mutateAsync(form.body());
      showToast('success', t`Change proposed. The other side has been notified.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  const difference = formatRupees(Math.abs(form.difference));
  return (
    <WideDialog
      headingId={heading}
      title={scope === 'renewal' ? <Trans>Renew the rights</Trans> : <Trans>Propose a change order</Trans>}
      onClose={close}
      foot={
        <>
          {terms.price === null ? null : (
            <OfferTotals
              applicationId={terms.application_id}
              amount={form.amount}
              budget={null}
              isOwner={side === 'creator'}
              partner={terms.influencer.name}
            />
          )}
          {propose.error ? (
            <div className="px-5 pt-3 md:px-6">
              <FormError>{reasonOf(propose.error)}</FormError>
            </div>
          ) : null}
          <div className="flex flex-col-reverse gap-2 px-5 py-4 md:flex-row md:items-center md:gap-3 md:px-6">
            <span className="flex-1 text-sm text-t3">
              {form.difference > 0 ? (
                <Trans>Once accepted, {difference} more is funded before it takes effect.</Trans>
              ) : null}
              {form.difference < 0 ? <Trans>Once accepted, {difference} goes back at once.</Trans> : null}
            </span>
            <Button onClick={close} disabled={!close} className="max-md:hidden">
              <Trans>Back</Trans>
            </Button>
            <Button variant="primary" onClick={send} className="md:min-w-60">
              <Trans>Propose</Trans>
            </Button>
          </div>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="grid content-start gap-5">
          {terms.price === null ? null : <Price form={form} agreed={terms.price} />}
          {form.plan.length > 0 && escrow ? <Payments form={form} agreed={escrow.payments} isShown={isShown} /> : null}
          {scope === 'all' ? <Work form={form} agreed={terms} /> : null}
          {scope === 'renewal' ? <Note form={form} isShown={isShown} /> : <LiveBy form={form} />}
        </div>
        <div className="grid content-start gap-5">
          <Rights form={form} applicationId={terms.application_id} />
          {scope === 'renewal' ? null : <Note form={form} isShown={isShown} />}
        </div>
      </div>
    </WideDialog>
  );
}
