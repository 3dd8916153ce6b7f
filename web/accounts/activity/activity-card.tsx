import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { newestActivityQuery } from './activity.queries.ts';
import { ActivityDays } from './activity-days.tsx';

/** The newest acts in the account, beside its members. */
export function ActivityCard() {
  const { data, error, refetch } = useQuery(newestActivityQuery);
  return (
    <Card as="section" padding="none">
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>Activity</Trans>
          </h2>
        }
      />
      {error ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
      {data || error ? null : <Skeleton className="m-4 h-40 rounded-box" />}
      {data?.length === 0 ? (
        <p className="px-4 py-4 text-sm text-t3 md:px-5">
          <Trans>Nothing yet. Whatever a member does here is listed.</Trans>
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
