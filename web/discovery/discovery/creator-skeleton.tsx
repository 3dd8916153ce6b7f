import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Grid of creator cards. */
export const gridClass = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3';

/** Placeholder with a card's dimensions. */
function CreatorSkeleton() {
  return (
    <div className="grid h-full grid-cols-[68px_minmax(0,1fr)_36px] gap-x-2.5 overflow-hidden rounded-card border border-line bg-surface p-3.5 md:flex md:flex-col md:p-0">
      <Skeleton className="size-17 md:h-30 md:w-full md:rounded-none" />
      <div className="md:px-4 md:pt-3.5">
        <Skeleton className="mt-1.5 mb-1.5 h-4 w-3/5" />
        <Skeleton className="my-[5px] h-3 w-4/5" />
        <Skeleton className="my-[5px] h-3 w-2/5" />
      </div>
      <div className="col-span-3 flex flex-col gap-2.5 md:px-4 md:pt-2.5 md:pb-4">
        <div className="mt-3 grid grid-cols-3 gap-3 border-line border-t border-dashed pt-2.5 md:mt-0">
          {['followers', 'engaged', 'views'].map((name) => (
            <div key={name} className="h-10.5 py-1">
              <Skeleton className="h-full" />
            </div>
          ))}
        </div>
        <Skeleton className="h-4.5 w-3/5" />
        <div className="flex items-center justify-between border-line border-t border-dashed pt-3">
          <Skeleton className="h-9.5 w-2/5" />
          <Skeleton className="h-11 w-2/5 rounded-ctl md:h-9" />
        </div>
      </div>
    </div>
  );
}

/** Placeholders for a page of cards. */
export function CreatorSkeletons({ count = 6 }: { count?: number }) {
  return Array.from({ length: count }, (_, place) => `to-come-${place}`).map((key) => (
    <li key={key}>
      <CreatorSkeleton />
    </li>
  ));
}
