import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type OperatorPlan, operatorPlanCalls } from '../../../contract/operators/operator-plans.ts';
import { ApiError, request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { NumberInput, RupeeInput } from '../../ui/forms/number-input.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useAct } from './operator.queries.ts';

type Draft = Parameters<typeof request<typeof operatorPlanCalls.addPlan>>[1]['body'];

const fresh: Draft = {
  title: '',
  subscription_duration: 1,
  subscription_duration_type: 1,
  original_price: 0,
  discount_price: 0,
  unlocks: 0,
  position: 10,
};

/** Creates a plan or changes its terms; changes affect new subscribers only. */
export function PlanDialog({ plan, onClose }: { plan?: OperatorPlan; onClose: () => void }) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<Draft>(plan ? draftOf(plan) : fresh);
  const [reason, setReason] = useState('');
  const save = useAct((body: Draft) =>
    plan
      ? request(operatorPlanCalls.editPlan, { params: { id: plan.id }, body: { ...body, reason } })
      : request(operatorPlanCalls.addPlan, { body }),
  );
  const wrong = save.error instanceof ApiError ? save.error.fields : {};
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  async function send() {
    try {
      await save.mutateAsync(draft);
      showToast('success', plan ? t`Saved. Current subscribers keep what they have.` : t`The plan is now on sale.`);
      onClose();
    } catch {
      // The dialog stays open and shows the error.
    }
  }
  return (
    <Dialog
      title={plan ? <Trans>Edit “{plan.title}”</Trans> : <Trans>New plan</Trans>}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" onClick={send}>
            {plan ? <Trans>Save</Trans> : <Trans>Put on sale</Trans>}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={<Trans>Name</Trans>} error={wrong.title} required>
          <Input maxLength={80} value={draft.title} onChange={(event) => change({ title: event.target.value })} />
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label={<Trans>Length</Trans>} error={wrong.subscription_duration} required>
            <NumberInput
              value={draft.subscription_duration}
              onChange={(value) => change({ subscription_duration: value ?? 0 })}
            />
          </Field>
          <Field label={<Trans>Unit</Trans>}>
            <Select
              value={String(draft.subscription_duration_type)}
              onChange={(event) => change({ subscription_duration_type: event.target.value === '0' ? 0 : 1 })}
              options={[
                { id: '1', name: t`Months` },
                { id: '0', name: t`Days` },
              ]}
            />
          </Field>
          <Field label={<Trans>Price</Trans>} error={wrong.discount_price} required>
            <RupeeInput value={draft.discount_price} onChange={(value) => change({ discount_price: value ?? 0 })} />
          </Field>
          <Field label={<Trans>Original price</Trans>} error={wrong.original_price} required>
            <RupeeInput value={draft.original_price} onChange={(value) => change({ original_price: value ?? 0 })} />
          </Field>
          <Field label={<Trans>Unlocks per period</Trans>} error={wrong.unlocks} required>
            <NumberInput value={draft.unlocks} onChange={(value) => change({ unlocks: value ?? 0 })} />
          </Field>
          <Field label={<Trans>Position in the list</Trans>} error={wrong.position} required>
            <NumberInput value={draft.position} onChange={(value) => change({ position: value ?? 0 })} />
          </Field>
        </div>
        {plan ? (
          <Field
            label={<Trans>Reason</Trans>}
            hint={
              <Trans>
                Recorded in the audit log. New terms create a new plan; current subscribers keep the old one.
              </Trans>
            }
            error={wrong.reason}
            required
          >
            <Input maxLength={1_000} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        ) : null}
        <FormError>{save.error ? reasonOf(save.error) : undefined}</FormError>
      </div>
    </Dialog>
  );
}

function draftOf(plan: OperatorPlan): Draft {
  const {
    title,
    subscription_duration,
    subscription_duration_type,
    original_price,
    discount_price,
    unlocks,
    position,
  } = plan;
  return {
    title,
    subscription_duration,
    subscription_duration_type,
    original_price,
    discount_price,
    unlocks,
    position,
  };
}
