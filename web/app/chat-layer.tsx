import { WindowOpener } from '../chat/messages/windows/window-opener.tsx';
import { useHydrated, useSession } from '../lib/session.ts';

/** Floating chats of the signed-in user. */
export function ChatLayer() {
  const { token, profile } = useSession();
  return useHydrated() && token && profile ? <WindowOpener key={profile.id} me={profile.id} /> : null;
}
