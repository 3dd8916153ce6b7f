import { Trans, useLingui } from '@lingui/react/macro';
import { usageDefaults } from '../../../../contract/campaigns/usage-rights.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';
import type { Fields } from './use-composer.ts';

const terms = [30, 90, 180, 365, 730];
const endless = 'endless';

/** Usage rights beyond the creator's own post: duration and territory. */
export function UsageFields({ body, change, errorOf, touch }: Omit<Fields, 'isLocked'>) {
  const { t } = useLingui();
  const usage = body.usage_rights ?? null;
  const offered = usage?.days && !terms.includes(usage.days) ? [...terms, usage.days] : terms;
  return (
    <div className="grid gap-3">
      <Switch
        checked={usage !== null}
        onChange={(isOn) => change({ usage_rights: isOn ? { ...usageDefaults } : null })}
        text={<Trans>On your own pages, in ads or in print. Without this, the work stays in the creator’s post.</Trans>}
      >
        <Trans>We want to use the work elsewhere too</Trans>
      </Switch>
      {usage ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={<Trans>For how long</Trans>}
            hint={<Trans>Counted from the day on which the work is fully paid.</Trans>}
          >
            <Select
              value={usage.days === null ? endless : String(usage.days)}
              onChange={({ target: { value } }) =>
                change({ usage_rights: { ...usage, days: value === endless ? null : Number(value) } })
              }
              options={[
                ...offered.map((days) => ({ id: String(days), name: t`${days} days` })),
                { id: endless, name: t`No time limit` },
              ]}
            />
          </Field>
          <Field label={<Trans>Where</Trans>} error={errorOf('usage_rights.territory')}>
            <Input
              value={usage.territory}
              maxLength={80}
              onChange={(event) => change({ usage_rights: { ...usage, territory: event.target.value } })}
              onBlur={() => touch('usage_rights.territory')}
            />
          </Field>
        </div>
      ) : null}
    </div>
  );
}
