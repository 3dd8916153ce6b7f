import { Skeleton } from '../../ui/feedback/skeleton.tsx';

/** Placeholder of the filter rail. */
export function RailToCome() {
  return ['platform', 'followers', 'category', 'city', 'speaks'].map((group) => (
    <div key={group} className="border-line border-t py-3.5">
      <Skeleton className="mb-3 h-4 w-24" />
      <Skeleton className="my-2 h-4" />
      <Skeleton className="my-2 h-4" />
      <Skeleton className="my-2 h-4" />
    </div>
  ));
}
