import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type NeedKind, needKinds } from '../../../contract/campaigns/campaign-enums.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useAddNeed } from './pledges.queries.ts';

/** Adds a need; existing ones are unchanged. */
export default function NeedDialog({ campaignId, onClose }: { campaignId: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const add = useAddNeed(campaignId);
  const [kind, setKind] = useState<NeedKind>('budget');
  const [description, setDescription] = useState('');
  const [value, setValue] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const close = add.isPending ? undefined : onClose;

  async function send() {
    setChecked(true);
    setProblem(undefined);
    if (!value) return;
    try {
      const { data } = await add.mutateAsync({ kind, description: description.trim(), value });
      if (data.proposal_id) showToast('info', t`The new need is decided by those who paid into the pool.`);
      else showToast('success', t`Need added.`);
      onClose();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }
  return (
    <Dialog
      title={<Trans>Add a need</Trans>}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={!close}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={send}>
            <Trans>Add need</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2">
        <Field label={<Trans>Kind</Trans>}>
          <Select
            value={kind}
            onChange={(event) => setKind(event.target.value as NeedKind)}
            options={needKinds.map((id) => ({ id, name: i18n._(needNames[id]) }))}
          />
        </Field>
        <Field label={<Trans>What is needed</Trans>} aside={<Trans>optional</Trans>}>
          <Input maxLength={500} value={description} onChange={(event) => setDescription(event.target.value)} />
        </Field>
        <Field
          label={<Trans>Value in rupees</Trans>}
          error={isChecked && !value ? t`Enter its value in rupees.` : undefined}
          required
        >
          <RupeeInput whole={false} value={value} onChange={setValue} />
        </Field>
        <FormError>{problem}</FormError>
      </div>
    </Dialog>
  );
}
