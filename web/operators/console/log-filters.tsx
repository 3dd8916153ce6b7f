import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FilterBar } from '../../ui/forms/filter-bar.tsx';

interface LogFiltersProps {
  filters: { from?: string | undefined; to?: string | undefined; operator_id?: string | undefined };
  set: (name: 'from' | 'to' | 'operator_id', value: string) => void;
  /** Filter by kind of entry. */
  kind: ReactNode;
  /** Further filters that are set, each to be taken off. */
  children: ReactNode;
  /** Downloads the filtered entries. */
  save: () => Promise<void>;
}

/** Filters of a log of operators: kind, days and operator, with its CSV. */
export function LogFilters({ filters, set, kind, children, save }: LogFiltersProps) {
  return (
    <FilterBar>
      {kind}
      <Field label={<Trans>From</Trans>}>
        <DateInput value={filters.from ?? ''} max={filters.to} onChange={(event) => set('from', event.target.value)} />
      </Field>
      <Field label={<Trans>To</Trans>}>
        <DateInput value={filters.to ?? ''} min={filters.from} onChange={(event) => set('to', event.target.value)} />
      </Field>
      {children}
      {filters.operator_id ? (
        <ToggleChip on onToggle={() => set('operator_id', '')}>
          <Trans>By one operator</Trans>
        </ToggleChip>
      ) : null}
      <Button icon={Download} onClick={() => save().catch((error: unknown) => showToast('error', reasonOf(error)))}>
        CSV
      </Button>
    </FilterBar>
  );
}
