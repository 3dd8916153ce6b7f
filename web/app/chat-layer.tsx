import { WindowsDoor } from '../chat/messages/windows/windows-door.tsx';
import { useHydrated, useSession } from '../lib/session.ts';

/** Floating chats of the signed-in user. */
export function ChatLayer() {
  const { token, profile } = useSession();
  return useHydrated() && token && profile ? <WindowsDoor key={profile.id} me={profile.id} /> : null;
}
