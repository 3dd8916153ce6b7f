import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ChangeEvent, useState } from 'react';
import { Link } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { newestActivityQuery } from './activity.queries.ts';
import { ActivityDays } from './activity-days.tsx';
import { SaveActivity, useActivityChoices } from './activity-filters.tsx';

/** The newest acts in the account, beside its members. */
export function ActivityCard() {
  const { t } = useLingui();
  const [filters, setFilters] = useState<Record<string, string>>({});
  const { data, error, refetch } = useQuery(newestActivityQuery(filters));
  const { people, kinds } = useActivityChoices();
  const isFiltered = Object.keys(filters).length > 0;
  const choose = (name: string) => (event: ChangeEvent<HTMLSelectElement>) => {
    const { [name]: _, ...others } = filters;
    setFilters(event.target.value === '' ? others : { ...others, [name]: event.target.value });
  };
  return (
    <Card as="section" padding="none">
      <CardHead
        title={
          <h2 className="h4">
            <Trans>Activity</Trans>
          </h2>
        }
      >
        <SaveActivity filters={filters} />
      </CardHead>
      <div className="grid grid-cols-2 gap-2 border-line border-b px-4 pt-3 pb-3.5 md:px-5">
        <Select
          aria-label={t`Who`}
          placeholder={t`Everyone`}
          value={filters.person ?? ''}
          options={people}
          onChange={choose('person')}
        />
        <Select
          aria-label={t`About`}
          placeholder={t`Everything`}
          value={filters.kind ?? ''}
          options={kinds}
          onChange={choose('kind')}
        />
      </div>
      {error ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
      {data || error ? null : <Skeleton className="m-4 h-40 rounded-box" />}
      {data?.length === 0 ? (
        <p className="px-4 py-4 text-sm text-t3 md:px-5">
          {isFiltered ? (
            <Trans>Nothing matches</Trans>
          ) : (
            <Trans>Nothing yet. Whatever a member does here is listed.</Trans>
          )}
        </p>
      ) : null}
      {data && data.length > 0 ? <ActivityDays acts={data} heading="h3" /> : null}
      <p className="border-line border-t px-4 py-3 text-sm md:px-5">
        <Link to={paths.teamActivity} className="link">
          <Trans>All activity</Trans>
        </Link>
      </p>
    </Card>
  );
}
