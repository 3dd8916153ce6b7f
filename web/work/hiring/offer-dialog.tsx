import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CounterPrice } from './agreed-parts.tsx';

interface OfferDialogProps {
  application: Application;
  onClose: () => void;
  onOffer: (more: { quote?: number; note?: string }) => unknown;
}

/** The price to offer, with an optional note. */
export function OfferDialog({ application, onClose, onOffer }: OfferDialogProps) {
  const { t } = useLingui();
  const [price, setPrice] = useState(application.quote ?? undefined);
  const [note, setNote] = useState('');
  const [isShown, setShown] = useState(false);
  const asked = application.quote === null ? null : formatRupees(application.quote);
  function offer() {
    if (!price) return setShown(true);
    return onOffer({ quote: price, ...(note.trim() ? { note: note.trim() } : {}) });
  }
  return (
    <Dialog
      title={<Trans>Offer to {application.user.fullname}</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={offer}>
            {price ? <Trans>Offer {formatRupees(price)}</Trans> : <Trans>Offer</Trans>}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field
          label={<Trans>Your price</Trans>}
          aside={asked ? <Trans>asked: {asked}</Trans> : undefined}
          error={isShown && !price ? t`Enter a price.` : undefined}
          required
        >
          <RupeeInput whole={false} value={price} onChange={setPrice} />
        </Field>
        <CounterPrice applicationId={application.id} amount={price} />
        <Field label={<Trans>Note</Trans>} aside={<Trans>optional</Trans>}>
          <Textarea maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
