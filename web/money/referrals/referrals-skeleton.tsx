import { useLingui } from '@lingui/react/macro';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Loading placeholder of the page. */
export function ReferralsSkeleton() {
  const { t } = useLingui();
  return (
    <div aria-busy="true" role="status" aria-label={t`Loading your referrals`} className="grid gap-4 md:gap-6">
      <Card padding="none" className="flex flex-col md:flex-row">
        <div className="flex flex-1 flex-col gap-4 p-5 md:p-6">
          <Skeleton className="h-7 w-28" />
          <Skeleton className="h-12 md:h-11" />
          <Skeleton className="h-12 md:h-11" />
        </div>
        <div className="border-line border-dashed p-5 max-md:border-t md:border-l md:p-6">
          <Skeleton className="size-40" />
        </div>
      </Card>
      <Card padding="none">
        <Skeleton className="h-48 md:h-30" />
      </Card>
    </div>
  );
}
