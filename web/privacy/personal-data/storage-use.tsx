import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatBytes } from '../../lib/format.ts';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { storageUseQuery } from './personal-data.queries.ts';

/** Disk usage against the quota. */
export function StorageUse() {
  const { t } = useLingui();
  const { data, isError, refetch } = useQuery(storageUseQuery);
  if (isError && !data) return <ErrorState title={t`Couldn’t load your storage`} onRetry={refetch} />;
  if (!data) return <Skeleton className="h-20 rounded-card" />;
  const [used, quota] = [formatBytes(data.used), formatBytes(data.quota)];
  return (
    <div className="grid gap-2">
      <p className="num">
        <Trans>
          Storage: {used} of {quota}
        </Trans>
      </p>
      <ProgressBar parts={[{ value: data.used }]} total={data.quota} />
      <p className="text-sm text-t3">
        <Trans>Your pictures, attachments and campaign files. A subscription gives you more storage.</Trans>
      </p>
    </div>
  );
}
