import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compensations } from '../../../contract/campaigns/campaign-enums.ts';
import { contentIds, platformIds, platformName } from '../../../contract/core/platforms.ts';
import { compensationNames, contentNames } from '../../lib/campaign-labels.ts';
import { allCitiesQuery } from '../../lib/lookup-names.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Combobox } from '../../ui/forms/combobox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { feedCount } from './feed-count.ts';
import { type FeedQuery, type ListFilter, toggleFilter } from './feed-filters.ts';

interface FilterSheetProps {
  query: FeedQuery;
  onApply: (query: FeedQuery) => void;
  onClose: () => void;
}

/** All filters; the button shows the number of results. */
export default function FilterSheet({ query, onApply, onClose }: FilterSheetProps) {
  const { t, i18n } = useLingui();
  const [draft, setDraft] = useState(query);
  const { data: count } = useQuery(feedCount(draft));
  const chips = (name: ListFilter, ids: readonly string[], nameOf: (id: never) => string) => (
    <div className="flex flex-wrap gap-2">
      {ids.map((id) => (
        <ToggleChip
          key={id}
          on={draft[name]?.includes(id) ?? false}
          onToggle={() => setDraft(toggleFilter(draft, name, id))}
        >
          {nameOf(id as never)}
        </ToggleChip>
      ))}
    </div>
  );
  const { sort, q } = draft;
  const cleared: FeedQuery = { ...(sort ? { sort } : {}), ...(q ? { q } : {}) };
  return (
    <Sheet
      title={<Trans>Filter</Trans>}
      onClose={onClose}
      aside={
        <Button variant="text" size="sm" onClick={() => setDraft(cleared)}>
          <Trans>Clear all</Trans>
        </Button>
      }
      action={
        <Button variant="primary" onClick={() => onApply(draft)}>
          {count === undefined ? (
            <Trans>Show campaigns</Trans>
          ) : (
            <Plural value={count} one="Show # campaign" other="Show # campaigns" />
          )}
        </Button>
      }
    >
      <div className="grid gap-5 pt-1">
        <Group name={t`Pay`}>
          {chips('compensation', compensations, (id: keyof typeof compensationNames) => i18n._(compensationNames[id]))}
        </Group>
        <Field label={<Trans>Min. pay per creator</Trans>}>
          <RupeeInput
            value={draft.budget_min ? Number(draft.budget_min) : undefined}
            onChange={(value) => {
              const { budget_min: _, ...rest } = draft;
              setDraft(value ? { ...rest, budget_min: String(Math.floor(value)) } : rest);
            }}
          />
        </Field>
        <Group name={t`Platform`}>{chips('platform', platformIds, platformName)}</Group>
        <Group name={t`Format`}>
          {chips('content', contentIds, (id: keyof typeof contentNames) => i18n._(contentNames[id]))}
        </Group>
        <WordFilters draft={draft} onChange={setDraft} />
      </div>
    </Sheet>
  );
}

function Group({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold text-sm">{name}</legend>
      {children}
    </fieldset>
  );
}

/** Filters with values from lookup lists. */
function WordFilters({ draft, onChange }: { draft: FeedQuery; onChange: (query: FeedQuery) => void }) {
  const { t } = useLingui();
  const { data: categories = [] } = useQuery(lookupQuery('categories'));
  const { data: languages = [] } = useQuery(lookupQuery('languages'));
  const { data: cities = [] } = useQuery(allCitiesQuery);
  const lists = [
    { name: 'category', label: t`Topics`, options: categories },
    { name: 'language', label: t`Languages`, options: languages },
    { name: 'city', label: t`Cities`, options: cities },
  ] as const;
  return lists.map(({ name, label, options }) => (
    <Field key={name} label={label}>
      <Combobox
        multiple
        options={options}
        value={draft[name] ?? []}
        onChange={(values) => {
          const { [name]: _, ...rest } = draft;
          onChange(values.length > 0 ? { ...rest, [name]: values } : rest);
        }}
        emptyText={t`No matches in the list.`}
      />
    </Field>
  ));
}
