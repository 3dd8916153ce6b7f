import { Skeleton } from '../feedback/skeleton.tsx';

/** Loading placeholder for rows of people with three lines each. */
export function PersonRowSkeletons({ rows }: { rows: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex items-center gap-3 border-line border-t px-4 py-3">
          <Skeleton className="size-12 rounded-leaf" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
