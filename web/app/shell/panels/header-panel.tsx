import { AccountPanel } from './account-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { NotificationsPanel } from './notifications-panel.tsx';

const panels = { account: AccountPanel, messages: MessagesPanel, notifications: NotificationsPanel };

/** Content of a header menu. */
export default function HeaderPanel({ of }: { of: keyof typeof panels }) {
  const Panel = panels[of];
  return <Panel />;
}
