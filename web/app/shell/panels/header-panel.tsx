import { AccountPanel } from './account-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';

const panels = { account: AccountPanel, messages: MessagesPanel, notifications: NotificationsPanel };

/** What a menu of the header holds. */
export default function HeaderPanel({ of }: { of: keyof typeof panels }) {
  const Panel = panels[of];
  return <Panel />;
}
