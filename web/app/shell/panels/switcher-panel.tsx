import { AccountSwitcher } from '../../../accounts/workspaces/account-switcher.tsx';
import { useLogOut } from '../shell.queries.ts';

/** Content of the account switcher. */
export function SwitcherPanel() {
  const logOut = useLogOut();
  return <AccountSwitcher onLogOut={() => void logOut()} />;
}
