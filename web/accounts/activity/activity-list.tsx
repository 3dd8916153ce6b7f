import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../lib/session.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { ChoiceField, FilterBar } from '../../ui/forms/filter-bar.tsx';
import { activityQuery } from './activity.queries.ts';
import { ActivityDays } from './activity-days.tsx';
import { SaveActivity, useActivityChoices } from './activity-filters.tsx';

/** The activity log with its filters. */
export function ActivityList() {
  const { t } = useLingui();
  const { token } = useSession();
  const { filters, set, clear, isFiltered } = useUrlFilters(['person', 'kind', 'from', 'to']);
  const { people, kinds } = useActivityChoices();
  return (
    <>
      <FilterBar>
        <ChoiceField
          label={t`Who`}
          all={t`Everyone`}
          value={filters.person}
          onChange={(person) => set('person', person)}
          options={people}
        />
        <ChoiceField
          label={t`About`}
          all={t`Everything`}
          value={filters.kind}
          onChange={(kind) => set('kind', kind)}
          options={kinds}
        />
        <Field label={<Trans>From</Trans>}>
          <DateInput
            value={filters.from ?? ''}
            max={filters.to}
            onChange={(event) => set('from', event.target.value)}
          />
        </Field>
        <Field label={<Trans>To</Trans>}>
          <DateInput value={filters.to ?? ''} min={filters.from} onChange={(event) => set('to', event.target.value)} />
        </Field>
        <span className="contents">
          <SaveActivity filters={filters} />
        </span>
      </FilterBar>
      <PagedList
        query={{ ...activityQuery(filters), enabled: token !== null }}
        isFiltered={isFiltered}
        onClear={clear}
        empty={<EmptyState jaali="audit" title={<Trans>Nothing has been done in this account yet</Trans>} />}
      >
        {(acts) => (
          <Card padding="none">
            <ActivityDays acts={acts} heading="h2" />
          </Card>
        )}
      </PagedList>
    </>
  );
}
