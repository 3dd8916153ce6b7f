import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { contentIds } from '../../../contract/core/platforms.ts';
import type { Facets } from '../../../contract/discovery/discovery.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { Switch } from '../../ui/forms/switch.tsx';
import { FacetGroup, FilterGroup } from './facet-group.tsx';
import { contentName, withChosen } from './filter-names.ts';
import { type Filters, setValues, toggleWord, type Values } from './filters.ts';

const engagementSteps = ['2', '4', '6', '8'];
const authenticitySteps = ['50', '70', '85'];

/** How many were found, and of what kinds. */
export interface FoundCounts {
  total: number;
  /** With an audience that was read. */
  audienceRead: number;
  /** Number of matches without a price of the format; undefined without a price filter. */
  withoutPrice: number | undefined;
}

export interface FilterPanelProps {
  filters: Filters;
  facets: Facets;
  counts: FoundCounts;
  onChange: (filters: Filters) => void;
  /** For values still changing, such as a number being typed. */
  onLater: (values: Values) => void;
  /** Rows in the rail, chips in the phones' sheet. */
  look: 'rows' | 'chips';
}

/** Filters at the end of the rail. */
export function MoreFilters({ filters, facets, onChange, look }: Omit<FilterPanelProps, 'onLater' | 'counts'>) {
  const { t, i18n } = useLingui();
  const set = (values: Values) => onChange(setValues(filters, values));
  return (
    <>
      <FilterGroup title={<Trans>Content</Trans>}>
        <div className="flex flex-wrap gap-2 pt-1.5">
          {contentIds.map((id) => (
            <ToggleChip
              key={id}
              on={filters.content.includes(id)}
              onToggle={() => onChange(toggleWord(filters, 'content', id))}
            >
              {contentName(id, i18n)}
            </ToggleChip>
          ))}
        </div>
      </FilterGroup>
      <StepFilter
        title={<Trans>Min. engagement</Trans>}
        steps={engagementSteps}
        nameOf={(step) => `${step}%`}
        value={filters.engagement_min}
        onChange={(engagement_min) => set({ engagement_min })}
      />
      <StepFilter
        title={<Trans>Min. authenticity</Trans>}
        steps={authenticitySteps}
        nameOf={(step) => step}
        value={filters.authenticity_min}
        onChange={(authenticity_min) => set({ authenticity_min })}
      />
      <FacetGroup
        title={<Trans>Gender</Trans>}
        name="gender"
        look={look}
        single
        options={withChosen('gender', facets.gender, filters.gender ? [filters.gender] : [])}
        chosen={filters.gender ? [filters.gender] : []}
        onToggle={(gender) => set({ gender: gender === filters.gender ? undefined : gender })}
      />
      <div className="border-line border-t py-3.5">
        <Switch
          checked={filters.verified === 'true'}
          onChange={(on) => set({ verified: on ? 'true' : undefined })}
          text={t`Accounts connected through the platform`}
        >
          <Trans>Verified only</Trans>
        </Switch>
      </div>
    </>
  );
}

interface StepFilterProps {
  title: ReactNode;
  steps: readonly string[];
  nameOf: (step: string) => string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** Minimum in a few steps; pressing the selected one clears it. */
function StepFilter({ title, steps, nameOf, value, onChange }: StepFilterProps) {
  return (
    <FilterGroup title={title}>
      <div className="flex flex-wrap gap-2 pt-1.5">
        {steps.map((step) => (
          <ToggleChip key={step} on={value === step} onToggle={() => onChange(value === step ? undefined : step)}>
            {nameOf(step)}
          </ToggleChip>
        ))}
      </div>
    </FilterGroup>
  );
}
