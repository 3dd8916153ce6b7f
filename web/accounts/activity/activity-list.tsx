import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { activityCalls } from '../../../contract/accounts/activity.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { ChoiceField, FilterBar } from '../../ui/forms/filter-bar.tsx';
import { membersQuery } from '../members/members.queries.ts';
import { activityQuery } from './activity.queries.ts';
import { ActivityDays } from './activity-days.tsx';

/** The activity log with its filters. */
export function ActivityList() {
  const { t } = useLingui();
  const { token } = useSession();
  const { filters, set, clear, isFiltered } = useUrlFilters(['person', 'kind', 'from', 'to']);
  const { data: team } = useQuery({ ...membersQuery, enabled: token !== null });
  async function save() {
    try {
      await download(activityCalls.listActivity, { query: { ...filters, format: 'csv' } as never });
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  return (
    <>
      <FilterBar>
        <ChoiceField
          label={t`Who`}
          all={t`Everyone`}
          value={filters.person}
          onChange={(person) => set('person', person)}
          options={(team?.data ?? []).map(({ person_id: id, fullname: name }) => ({ id, name }))}
        />
        <ChoiceField
          label={t`About`}
          all={t`Everything`}
          value={filters.kind}
          onChange={(kind) => set('kind', kind)}
          options={[
            { id: 'team', name: t`Team and settings` },
            { id: 'work', name: t`Campaigns and work` },
            { id: 'content', name: t`Content` },
            { id: 'money', name: t`Money` },
          ]}
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
        <Button icon={Download} onClick={save}>
          CSV
        </Button>
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
