import { Trans } from '@lingui/react/macro';
import { cx } from '../cx.ts';

/** Marks unread items. */
export function NewDot({ className }: { className?: string }) {
  return (
    <span className={cx('size-2 rounded-full bg-gulal', className)}>
      <span className="sr-only">
        <Trans>New</Trans>
      </span>
    </span>
  );
}
