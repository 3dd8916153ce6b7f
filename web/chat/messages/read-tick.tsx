import { Trans } from '@lingui/react/macro';
import { CheckCheck } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

/** Double tick of sent messages: darker once read. */
export function ReadTick({ read }: { read: boolean }) {
  return (
    <>
      <CheckCheck className={cx('size-4 flex-none', read ? 'stroke-[2.4] text-link' : 'text-t3')} />
      <span className="sr-only">{read ? <Trans>Read</Trans> : <Trans>Sent</Trans>}</span>
    </>
  );
}
