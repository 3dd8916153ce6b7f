import { Trans, useLingui } from '@lingui/react/macro';
import { compensations } from '../../../../contract/campaigns/campaign-enums.ts';
import { offersMoney } from '../../../../contract/campaigns/compensation.rules.ts';
import { platformIds, platformName } from '../../../../contract/core/platforms.ts';
import { toPaise, toRupees } from '../../../../contract/kit/money.ts';
import { compensationNames } from '../../../lib/campaign-labels.ts';
import { ToggleChip } from '../../../ui/data/chip.tsx';
import { Field, FieldNotes } from '../../../ui/forms/field.tsx';
import { NumberInput, RupeeInput } from '../../../ui/forms/number-input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Stepper } from '../../../ui/forms/stepper.tsx';
import { BudgetSum } from './budget-sum.tsx';
import { Deliverables } from './deliverables.tsx';
import { Locked } from './locked.tsx';
import type { Fields } from './use-composer.ts';

/** Step: work and pay. */
export default function StepWork(fields: Fields) {
  const { body, change, isLocked } = fields;
  const { t } = useLingui();
  const platforms = body.platforms ?? [];
  return (
    <div className="grid gap-5">
      <Locked isLocked={isLocked} field="content">
        <fieldset data-invalid={fields.errorOf('platforms') ? '' : undefined}>
          <legend className="mb-2 font-semibold text-sm">
            <Trans>Platforms</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {platformIds.map((id) => (
              <ToggleChip
                key={id}
                on={platforms.includes(id)}
                onToggle={() =>
                  change({
                    platforms: platforms.includes(id) ? platforms.filter((one) => one !== id) : [...platforms, id],
                  })
                }
              >
                {platformName(id)}
              </ToggleChip>
            ))}
          </div>
          <FieldNotes error={fields.errorOf('platforms')} />
        </fieldset>
        <Deliverables {...fields} />
      </Locked>
      <PayFields {...fields} />
      <div>
        <p className="mb-1.5 font-semibold text-sm">
          <Trans>Creators</Trans>
        </p>
        <Stepper
          label={t`Creators`}
          min={1}
          max={10_000}
          value={body.slots ?? 1}
          onChange={(slots) => change({ slots })}
          block
        />
        <FieldNotes error={fields.errorOf('slots')} />
      </div>
      <BudgetSum body={body} />
    </div>
  );
}

function PayFields({ body, change, errorOf, touch, isLocked }: Fields) {
  const { i18n } = useLingui();
  const { compensation } = body;
  const isPaid = offersMoney(body);
  // Mixed pay needs one of the two.
  const wanted = compensation === 'mixed' ? { aside: <Trans>one is enough</Trans> } : { required: true };
  const each = body.budget_per_creator;
  const fillTotal = () => {
    if (each != null && body.budget_total == null)
      change({ budget_total: toRupees(toPaise(each) * (body.slots ?? 1)) });
  };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={<Trans>What they get</Trans>} className="sm:col-span-2" required>
        <Select
          disabled={isLocked('compensation')}
          value={compensation ?? 'paid'}
          onChange={(event) =>
            change({ compensation: compensations.find((one) => one === event.target.value) ?? 'paid' })
          }
          options={compensations.map((id) => ({ id, name: i18n._(compensationNames[id]) }))}
        />
      </Field>
      {isPaid ? (
        <>
          <Field label={<Trans>Per creator</Trans>} error={errorOf('budget_per_creator')} required>
            <RupeeInput
              whole={false}
              disabled={isLocked('budget_per_creator')}
              value={body.budget_per_creator ?? undefined}
              onChange={(value) => change({ budget_per_creator: value ?? null })}
              onBlur={() => {
                touch('budget_per_creator');
                fillTotal();
              }}
            />
          </Field>
          <Field label={<Trans>Total budget</Trans>} error={errorOf('budget_total')} required>
            <RupeeInput
              whole={false}
              value={body.budget_total ?? undefined}
              onChange={(value) => change({ budget_total: value ?? null })}
              onBlur={() => touch('budget_total')}
            />
          </Field>
        </>
      ) : null}
      {compensation === 'product' || compensation === 'mixed' ? (
        <Field label={<Trans>Product worth</Trans>} {...wanted} error={errorOf('product_value')}>
          <RupeeInput
            whole={false}
            disabled={isLocked('product_value')}
            value={body.product_value ?? undefined}
            onChange={(value) => change({ product_value: value ?? null })}
            onBlur={() => touch('product_value')}
          />
        </Field>
      ) : null}
      {compensation === 'commission' || compensation === 'mixed' ? (
        <Field label={<Trans>Commission, % of sales</Trans>} {...wanted} error={errorOf('commission_percent')}>
          <NumberInput
            whole={false}
            max={100}
            disabled={isLocked('commission_percent')}
            value={body.commission_percent ?? undefined}
            onChange={(value) => change({ commission_percent: value ?? null })}
            onBlur={() => touch('commission_percent')}
          />
        </Field>
      ) : null}
    </div>
  );
}
