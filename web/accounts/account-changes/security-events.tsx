import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock } from '../../lib/format.ts';
import { sayDay } from '../../lib/time-labels.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { securityEventsQuery } from './account-changes.queries.ts';

/** New sign-ins and changes of contacts, password and factors, as the person was told of them. */
export function SecurityEvents() {
  const { i18n } = useLingui();
  const now = useNow();
  const { data, error, refetch } = useQuery(securityEventsQuery);
  return (
    <Card as="section" padding="none">
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>What happened</Trans>
          </h2>
        }
      />
      {error ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
      {data || error ? null : <Skeleton className="m-4 h-32 rounded-box" />}
      {data?.length === 0 ? (
        <p className="px-4 py-4 text-sm text-t3 md:px-5">
          <Trans>Nothing yet. New sign-ins and changes are listed here.</Trans>
        </p>
      ) : null}
      <ul className="divide-y divide-dashed divide-line-strong">
        {data?.map(({ id, title, createdAt }) => (
          <li key={id} className="px-4 py-3 md:px-5">
            <p className="break-words font-semibold text-sm">{title}</p>
            <time dateTime={createdAt} className="num text-t3 text-xs">
              {sayDay(createdAt, { i18n, now })}, {formatClock(createdAt, i18n.locale)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  );
}
