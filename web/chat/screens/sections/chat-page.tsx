import { type ReactNode, useEffect } from 'react';
import { SafetyDialog } from '../../../accounts/safety/safety-dialog.tsx';
import { ProvideSafety } from '../../../lib/safety-part.ts';
import { readSession } from '../../../lib/session.ts';
import { storedKeys, writeStored } from '../../../lib/stored.ts';

/** However the page is left, the mark goes with it: by a link, by the address bar, by closing the tab. */
function markChatPage(): () => void {
  const mark = () => void (readSession().token && writeStored(storedKeys.isChatPage, 'true'));
  const unmark = () => void writeStored(storedKeys.isChatPage, null);
  mark();
  addEventListener('pagehide', unmark);
  addEventListener('pageshow', mark);
  return () => {
    removeEventListener('pagehide', unmark);
    removeEventListener('pageshow', mark);
    unmark();
  };
}

/** A page of conversations: it says that it is one, as the specification's storage has it, and brings what they need. */
export function ChatPage({ children }: { children: ReactNode }) {
  useEffect(markChatPage, []);
  return <ProvideSafety value={SafetyDialog}>{children}</ProvideSafety>;
}
