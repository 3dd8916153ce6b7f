import { cx } from '../cx.ts';

/** Loading placeholder. Put aria-busy and a label on the region around it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-tag bg-skeleton', className)} />;
}
