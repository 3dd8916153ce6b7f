import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Grid of creator cards. */
export const gridClass = 'grid gap-3 md:grid-cols-2 md:gap-5 xl:grid-cols-3';

/**
 * Least height of a card on phones, which is that of all cards: Back returns to the same place only if a card that is not
 * laid out has its real height.
 */
export const cardHeight = 'grid max-md:min-h-[377px] [--far:377px]';

/** Placeholder with a card's dimensions. */
function CreatorSkeleton() {
  return (
    <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex h-[135px] gap-1.5 bg-sunken px-4 py-2 md:h-30">
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} className="aspect-4/5 h-full rounded-[3px_8px_8px_8px]" />
        ))}
      </div>
      <div className="flex gap-3 px-4 pt-3.5">
        <Skeleton className="size-11 flex-none rounded-leaf" />
        <div className="h-12.5 min-w-0 flex-1">
          <Skeleton className="mt-1.5 mb-1.5 h-4 w-3/5" />
          <Skeleton className="my-[5px] h-3 w-4/5" />
        </div>
      </div>
      <div className="flex flex-col gap-2.5 px-4 pt-2.5 pb-4">
        <div className="grid grid-cols-4 gap-3 border-line border-t border-dashed pt-2.5">
          {['price', 'followers', 'engaged', 'replies'].map((name) => (
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
    <li key={key} className={cardHeight}>
      <CreatorSkeleton />
    </li>
  ));
}
