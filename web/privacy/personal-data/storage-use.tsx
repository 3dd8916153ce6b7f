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
  if (isError && !data) return <ErrorState title={t`Storage did not load`} onRetry={refetch} />;
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
        <Trans>Pictures, attachments and files of your campaigns. A subscription has more room.</Trans>
      </p>
    </div>
  );
}
