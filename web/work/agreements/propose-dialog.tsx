import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { usePropose } from './agreements.queries.ts';

/** Proposes changed terms: more rounds of changes, or another due date. */
export default function ProposeDialog({ agreement, onClose }: { agreement: Agreement; onClose: () => void }) {
  const { t } = useLingui();
  const { terms } = agreement;
  const agreed = terms.revisions;
  const propose = usePropose(terms.application_id);
  const [revisions, setRevisions] = useState(agreed);
  const [day, setDay] = useState('');
  const [note, setNote] = useState('');
  const [isShown, setShown] = useState(false);
  const isChanged = (revisions !== undefined && revisions !== agreed) || day !== '';
  const words = note.trim();
  const close = propose.isPending ? undefined : onClose;

  async function send() {
    setShown(true);
    if (!isChanged || words === '') return;
    const more = revisions === undefined || revisions === agreed ? {} : { revisions };
    try {
      await propose.mutateAsync({ ...more, ...(day ? { ready_by: day } : {}), note: words });
      showToast('success', t`Change proposed. The other side has been notified.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }

  return (
    <Dialog
      title={<Trans>Propose a change order</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={send}>
            <Trans>Propose</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>
          <Trans>
            The agreement stays unchanged until the other side accepts. Then there’s a new version with its own
            fingerprint. The price stays the same.
          </Trans>
        </p>
        <Field
          label={<Trans>Revisions per piece</Trans>}
          aside={agreed === undefined ? undefined : <Trans>agreed: {agreed}</Trans>}
          error={isShown && !isChanged ? t`Change the revisions or the date.` : undefined}
        >
          <NumberInput value={revisions} onChange={setRevisions} />
        </Field>
        <Field label={<Trans>Remaining work due by</Trans>} aside={<Trans>optional</Trans>}>
          <DateInput value={day} min={dateInIndia(new Date())} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <Field
          label={<Trans>Reason</Trans>}
          hint={<Trans>The other side can read this. It’s added to the new version.</Trans>}
          error={isShown && words === '' ? t`Tell the other side why.` : undefined}
          required
        >
          <Textarea maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <FormError>{propose.error ? reasonOf(propose.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}
