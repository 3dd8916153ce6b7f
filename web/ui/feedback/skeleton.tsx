import { cx } from '../cx.ts';

/** A box of the shape to come. Put aria-busy and a word on the region around it. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-tag bg-skeleton', className)} />;
}
