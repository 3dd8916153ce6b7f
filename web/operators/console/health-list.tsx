import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { Health } from '../../../contract/operators/operator-home.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/data/card.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { healthQuery } from './operator.queries.ts';

/** State of the installation's parts, refetched every minute. */
export function HealthList() {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(healthQuery);
  const names: Record<Health['part'], string> = {
    database: t`Database`,
    jobs: t`Background jobs`,
    search: t`Search index`,
    social: t`Social accounts`,
    gateway: t`Payment gateway`,
    holding: t`How money is held`,
    claim: t`Advertised number of creators`,
    disk: t`Disk`,
  };
  if (!data) {
    if (!error) return <Skeleton className="h-80 rounded-card" />;
    return <ErrorState title={<Trans>Couldn’t load system health</Trans>} text={reasonOf(error)} onRetry={refetch} />;
  }
  return (
    <Card padding="none">
      <ul className="divide-y divide-line">
        {data.map(({ part, state, detail }) => (
          <li key={part} className="flex min-h-14 items-center gap-3 px-4 py-2 md:px-5">
            <span className="min-w-0 flex-1">
              <span className="h5 block">{names[part]}</span>
              <span className="num block text-sm text-t3">{detail}</span>
            </span>
            <HealthTag state={state} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function HealthTag({ state }: Pick<Health, 'state'>) {
  switch (state) {
    case 'good':
      return (
        <Tag tone="green" icon={CircleCheck}>
          <Trans>Good</Trans>
        </Tag>
      );
    case 'warning':
      return (
        <Tag tone="amber" icon={CircleAlert}>
          <Trans>Needs attention</Trans>
        </Tag>
      );
    default:
      return (
        <Tag tone="red" icon={CircleX}>
          <Trans>Problem</Trans>
        </Tag>
      );
  }
}
