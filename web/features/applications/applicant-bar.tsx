import { Trans, useLingui } from '@lingui/react/macro';
import { applicantSorts } from '../../../contract/applications.ts';
import type { Campaign } from '../../../contract/campaigns.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { applicationLooks } from './application-tag.tsx';
import type { ApplicantFilters } from './applications.queries.ts';

interface ApplicantBarProps {
  campaign: Campaign;
  filters: ApplicantFilters;
  onChange: (fields: Record<string, string | null>) => void;
}

const shownAlways = ['applied', 'shortlisted', 'offered', 'accepted', 'declined'] as const;
const shownWhenAny = [
  'in_progress',
  'submitted',
  'changes_requested',
  'approved',
  'paid',
  'withdrawn',
  'cancelled',
] as const;

/** How many stand where, each a filter; and the order. */
export function ApplicantBar({ campaign, filters, onChange }: ApplicantBarProps) {
  const { t, i18n } = useLingui();
  const { counts } = campaign;
  const statuses = [...shownAlways, ...shownWhenAny.filter((status) => (counts[status] ?? 0) > 0)];
  const total = statuses.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const sortNames = { match: t`Match`, price: t`Price`, reach: t`Reach`, newest: t`Newest` };
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <div className="relative scrollbar-none -mx-4 flex flex-1 gap-2 overflow-x-auto px-4 py-1 max-md:basis-full md:mx-0 md:flex-wrap md:px-0">
        <ToggleChip
          on={filters.status === undefined}
          count={total}
          onToggle={() => onChange({ status: null, user: null })}
        >
          <Trans>All</Trans>
        </ToggleChip>
        {statuses.map((status) => (
          <ToggleChip
            key={status}
            on={filters.status === status}
            count={counts[status] ?? 0}
            onToggle={() => onChange({ status: filters.status === status ? null : status, user: null })}
          >
            {i18n._(applicationLooks[status].name)}
          </ToggleChip>
        ))}
      </div>
      <Field label={<Trans>Sort</Trans>} hideLabel className="w-36">
        <Select
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value })}
          options={applicantSorts.map((id) => ({ id, name: sortNames[id] }))}
        />
      </Field>
    </div>
  );
}
