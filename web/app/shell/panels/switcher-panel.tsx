import { AccountSwitcher } from '../../../accounts/workspaces/account-switcher.tsx';
import { showOverlay } from '../../../lib/overlay.ts';
import { switcherId } from '../menu-ids.ts';
import { useLogOut } from '../shell.queries.ts';

/** Content of the account switcher. */
export function SwitcherPanel() {
  const logOut = useLogOut();
  function add(what: 'account' | 'client') {
    document.getElementById(switcherId)?.hidePopover();
    showOverlay(what);
  }
  return <AccountSwitcher onLogOut={() => void logOut()} onAdd={add} />;
}
