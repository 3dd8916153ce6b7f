import { storedKeys } from '../../../lib/stored.ts';
import { storedValue } from '../../../lib/stored-value.ts';

/** Local storage's `chats`, as it stands: nothing in it is believed before the rules have read it. */
export const storedChats = storedValue<readonly unknown[]>(storedKeys.chats, [], Array.isArray);

/** Whether a window may be open, before anything of the windows is loaded. */
export function hasOpen(chats: readonly unknown[]): boolean {
  return chats.some((each) => (each as { open?: unknown } | null)?.open === true);
}
