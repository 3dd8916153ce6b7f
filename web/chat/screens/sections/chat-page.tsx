import { type ReactNode, useEffect } from 'react';
import { readSession } from '../../../lib/session.ts';
import { storedKeys, writeStored } from '../../../lib/stored.ts';

/** The flag is cleared however the page is left: link, address bar or closing the tab. */
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

/** Sets the specification's storage flag for chat pages. */
export function ChatPage({ children }: { children: ReactNode }) {
  useEffect(markChatPage, []);
  return children;
}
