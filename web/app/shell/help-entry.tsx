import { Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { showOverlay } from '../../lib/overlay.ts';
import { cx } from '../../ui/cx.ts';

interface HelpEntryProps {
  menu: string;
  className: string;
  icon?: string;
}

/** Opens help and closes the surrounding menu. */
export function HelpEntry({ menu, className, icon = 'size-4' }: HelpEntryProps) {
  return (
    <button
      type="button"
      popoverTarget={menu}
      popoverTargetAction="hide"
      onClick={() => showOverlay('help')}
      className={cx('cursor-pointer text-left font-semibold', className)}
    >
      <CircleHelp className={icon} />
      <Trans>Help and tours</Trans>
    </button>
  );
}
