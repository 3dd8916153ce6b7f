import { WindowOpener } from '../chat/messages/windows/window-opener.tsx';
import { useMay } from '../lib/member-roles.ts';
import { useHydrated, useSession } from '../lib/session.ts';

/** Floating chats of the signed-in user. */
export function ChatLayer() {
  const { token, profile } = useSession();
  const hears = useMay('money');
  return useHydrated() && token && profile && hears ? <WindowOpener key={profile.id} me={profile.id} /> : null;
}
