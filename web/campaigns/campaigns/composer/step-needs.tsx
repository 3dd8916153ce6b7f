import { Trans, useLingui } from '@lingui/react/macro';
import { Plus, Trash2 } from 'lucide-react';
import { needKinds } from '../../../../contract/campaigns/campaign-enums.ts';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { needNames } from '../../../lib/campaign-labels.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Button } from '../../../ui/forms/button.tsx';
import { Field, FieldNotes } from '../../../ui/forms/field.tsx';
import { IconButton } from '../../../ui/forms/icon-button.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { RupeeInput } from '../../../ui/forms/number-input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { Fields } from './use-composer.ts';

type Need = NonNullable<CampaignBody['needs']>[number];

/** Step: needs of a joint campaign. */
export default function StepNeeds({ body, change, errorOf }: Fields) {
  const needs = body.needs ?? [];
  const replace = (at: number, need: Need) => change({ needs: needs.map((one, index) => (index === at ? need : one)) });
  const total = needs.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className="grid gap-3">
      <p className="text-t2">
        <Trans>Partners, brands and influencers pledge towards these. Add a rupee value to each.</Trans>
      </p>
      {needs.map((need, at) => (
        <NeedFields
          // Unsaved needs have no id, so the position is the key.
          key={need.id ?? `new-${at}`}
          need={need}
          onChange={(next) => replace(at, next)}
          onRemove={() => change({ needs: needs.filter((_, index) => index !== at) })}
        />
      ))}
      <Button
        icon={Plus}
        block
        className="border-dashed"
        onClick={() => change({ needs: [...needs, { kind: 'budget', description: '', value: 0 }] })}
      >
        <Trans>Add a need</Trans>
      </Button>
      <FieldNotes error={errorOf('needs')} />
      {needs.length > 0 ? (
        <Card flat className="flex items-baseline justify-between gap-3">
          <span className="text-sm text-t2">
            <Trans>Total value</Trans>
          </span>
          <Money value={total} size={23} />
        </Card>
      ) : null}
      {needs.some(({ kind }) => kind === 'budget') ? (
        <Field
          label={<Trans>Minimum amount in rupees</Trans>}
          aside={<Trans>optional</Trans>}
          hint={
            <Trans>
              This much must be paid in by the start date, or everyone is refunded. Leave it empty to use the sum of all
              budget needs.
            </Trans>
          }
          error={errorOf('pool_minimum')}
        >
          <RupeeInput
            whole={false}
            value={body.pool_minimum ?? undefined}
            onChange={(value) => change({ pool_minimum: value ?? null })}
          />
        </Field>
      ) : null}
    </div>
  );
}

interface NeedFieldsProps {
  need: Need;
  onChange: (need: Need) => void;
  onRemove: () => void;
}

function NeedFields({ need, onChange, onRemove }: NeedFieldsProps) {
  const { t, i18n } = useLingui();
  return (
    <Card padding="sm" className="grid gap-3 sm:grid-cols-[10rem_1fr_9rem_auto] sm:items-end">
      <Field label={<Trans>Kind</Trans>}>
        <Select
          value={need.kind}
          onChange={(event) =>
            onChange({ ...need, kind: needKinds.find((id) => id === event.target.value) ?? 'other' })
          }
          options={needKinds.map((id) => ({ id, name: i18n._(needNames[id]) }))}
        />
      </Field>
      <Field label={<Trans>Details</Trans>}>
        <Input
          value={need.description ?? ''}
          maxLength={500}
          onChange={(event) => onChange({ ...need, description: event.target.value })}
        />
      </Field>
      <Field label={<Trans>Value in rupees</Trans>}>
        <RupeeInput
          whole={false}
          value={need.value || undefined}
          onChange={(value) => onChange({ ...need, value: value ?? 0 })}
        />
      </Field>
      <IconButton icon={Trash2} label={t`Remove this need`} onClick={onRemove} />
    </Card>
  );
}
