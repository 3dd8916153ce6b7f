import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Textarea } from '../../ui/forms/textarea.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { reportMutation } from './safety.queries.ts';

interface ReportDialogProps {
  targetId: string;
  name: string;
  onClose: () => void;
}

/** Reports a person to the operators. */
export function ReportDialog({ targetId, name, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [touched, setTouched] = useState(false);
  const report = useMutation(reportMutation(targetId));
  const close = report.isPending ? undefined : onClose;
  const isEmpty = reason.trim() === '';

  async function send() {
    setTouched(true);
    if (isEmpty) return;
    await report.mutateAsync(reason.trim());
    showToast('success', t`Thank you. We’ll look into it.`);
    onClose();
  }
  return (
    <Dialog
      title={t`Report ${name}`}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="peacock" busy={report.isPending} onClick={() => void send().catch(() => {})}>
            <Trans>Send report</Trans>
          </Button>
        </>
      }
    >
      <Field
        label={t`What’s wrong?`}
        required
        error={
          report.error ? reasonOf(report.error) : touched && isEmpty ? t`Please describe what’s wrong.` : undefined
        }
      >
        <Textarea value={reason} maxLength={2000} rows={4} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <p className="mt-2 text-sm text-t3">
        <Trans>They won’t know who reported them.</Trans>
      </p>
    </Dialog>
  );
}
