import { useMemo } from 'react';
import { type ChatWindow, nextWindows, readWindows, type WindowsEvent } from './windows.rules.ts';
import { storedChats } from './windows.store.ts';

/** Applies an event to the stored windows, shared by all tabs. Entries carry their owner. */
export function changeWindows(me: string, event: WindowsEvent): void {
  const windows = readWindows(storedChats.read(), me);
  const next = nextWindows(windows, event);
  if (next !== windows) storedChats.change(() => next.map((each) => ({ ...each, owner_id: me })));
}

/** Open windows of the user, oldest first. */
export function useOpenWindows(me: string): ChatWindow[] {
  const chats = storedChats.use();
  return useMemo(() => readWindows(chats, me).filter((each) => each.open), [chats, me]);
}
