import { storedKeys } from '../../../lib/stored.ts';
import { storedValue } from '../../../lib/stored-value.ts';

/** Raw `chats` of local storage; untrusted until parsed by the rules. */
export const storedChats = storedValue<readonly unknown[]>(storedKeys.chats, [], Array.isArray);

/** Whether a window may be open, checked before loading the window code. */
export function hasOpen(chats: readonly unknown[]): boolean {
  return chats.some((each) => (each as { open?: unknown } | null)?.open === true);
}
