import { Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { showOverlay } from '../../lib/overlay.ts';
import { cx } from '../../ui/cx.ts';

/** Opens help in place of the menu it stands in. */
export function HelpEntry({ menu, className }: { menu: string; className: string }) {
  return (
    <button
      type="button"
      popoverTarget={menu}
      popoverTargetAction="hide"
      onClick={() => showOverlay('help')}
      className={cx('cursor-pointer text-left font-semibold', className)}
    >
      <CircleHelp className="size-4" />
      <Trans>Help and tours</Trans>
    </button>
  );
}
