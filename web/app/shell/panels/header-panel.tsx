import { AccountPanel } from './account-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';
import { SwitcherPanel } from './switcher-panel.tsx';

const panels = {
  account: AccountPanel,
  messages: MessagesPanel,
  notifications: NotificationsPanel,
  switcher: SwitcherPanel,
};

/** Content of a header menu. */
export default function HeaderPanel({ of }: { of: keyof typeof panels }) {
  const Panel = panels[of];
  return <Panel />;
}
