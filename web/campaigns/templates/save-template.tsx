import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { templateOf } from './template-body.ts';
import { useSaveTemplate } from './templates.queries.ts';

/** Dialog that keeps a campaign as a template under a name. */
export default function SaveTemplate({ body, onClose }: { body: CampaignBody; onClose: () => void }) {
  const { t } = useLingui();
  const [name, setName] = useState(body.title ?? '');
  const save = useSaveTemplate();
  const atName = save.error instanceof ApiError ? save.error.fields.name : undefined;
  async function keep() {
    const saved = await save.mutateAsync({ ...templateOf(body), name }).catch(() => null);
    if (!saved) return;
    showToast('success', t`Saved as a template.`);
    onClose();
  }
  return (
    <Dialog
      title={<Trans>Save as template</Trans>}
      onClose={save.isPending ? undefined : onClose}
      actions={
        <Button variant="primary" busy={save.isPending} disabled={name.trim() === ''} onClick={keep}>
          <Trans>Save template</Trans>
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field
          label={<Trans>Name</Trans>}
          error={atName}
          hint={<Trans>Everything is kept except the dates. You find it when you start a new campaign.</Trans>}
        >
          <Input value={name} maxLength={120} onChange={(event) => setName(event.target.value)} />
        </Field>
        <FormError>{save.error && !atName ? reasonOf(save.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}
