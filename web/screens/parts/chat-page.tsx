import { type ReactNode, useEffect } from 'react';
import { SafetyDialog } from '../../features/safety/safety-dialog.tsx';
import { ProvideSafety } from '../../lib/safety-part.ts';
import { storedKeys, writeStored } from '../../lib/stored.ts';

/** A page of conversations: it says that it is one, as the specification's storage has it, and brings what they need. */
export function ChatPage({ children }: { children: ReactNode }) {
  useEffect(() => {
    writeStored(storedKeys.isChatPage, 'true');
    return () => writeStored(storedKeys.isChatPage, null);
  }, []);
  return <ProvideSafety value={SafetyDialog}>{children}</ProvideSafety>;
}
