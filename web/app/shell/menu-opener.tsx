import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { sideMenuId } from './menu-ids.ts';

/** Button of the side menu on small screens. */
export function MenuOpener() {
  const { t } = useLingui();
  return (
    <button
      type="button"
      popoverTarget={sideMenuId}
      title={t`Menu`}
      aria-label={t`Menu`}
      className="inline-grid size-11 flex-none cursor-pointer place-items-center rounded-ctl text-t1 hover:bg-sunken lg:hidden"
    >
      <Menu />
    </button>
  );
}
