import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

interface BriefEntryProps {
  name: ReactNode;
  /** Over both columns. */
  isWide?: boolean;
  children: ReactNode;
}

/** Entry of a brief; nothing when empty. */
export function BriefEntry({ name, isWide = false, children }: BriefEntryProps) {
  if (!children) return null;
  return (
    <div className={cx('wrap-anywhere min-w-0', isWide && 'max-sm:col-span-full')}>
      <dt className="text-t3">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
