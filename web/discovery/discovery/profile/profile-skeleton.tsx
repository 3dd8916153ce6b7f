import { useLingui } from '@lingui/react/macro';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { PageMeta } from '../../../ui/page/page-meta.tsx';

/** Placeholder of a profile whose name is known. */
export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading profile`}>
      <PageMeta title={t`Profile`} />
      <h1 className="sr-only">{t`Profile`}</h1>
      <Skeleton className="-mx-4 -mt-4 h-31 rounded-none md:mx-0 md:-mt-8 md:h-44" />
      <div className="flex items-start gap-8 pb-18">
        <div className="min-w-0 flex-1">
          <Skeleton className="relative -mt-9 size-24 rounded-leaf ring-[5px] ring-bg" />
          <Skeleton className="mt-4 h-9 w-3/5" />
          <Skeleton className="mt-3 h-5 w-4/5" />
          <Skeleton className="mt-6 h-52 rounded-card" />
          <Skeleton className="mt-6 h-32 rounded-card" />
        </div>
        <Skeleton className="-mt-18 h-80 w-90 flex-none rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}
