import { useEffect, useEffectEvent } from 'react';

/** Whose window is to take the focus once it stands. */
let wanted: string | null = null;
const listeners = new Set<() => void>();
/** Where the reader came from, by whose window. */
const openers = new Map<string, HTMLElement>();

/** The reader has asked for somebody's window, with `from`: the focus goes there, and back at its closing. */
export function askFocus(userId: string, from: HTMLElement): void {
  wanted = userId;
  openers.set(userId, from);
  for (const listener of listeners) listener();
}

/** Calls `take` when somebody's window is ready and the reader has asked for it. */
export function useAskedFocus(userId: string, isReady: boolean, take: () => void): void {
  const look = useEffectEvent(() => {
    if (wanted !== userId) return;
    wanted = null;
    take();
  });
  useEffect(() => {
    if (!isReady) return;
    const listener = () => look();
    listener();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, [isReady]);
}

/** Gives the focus back to where somebody's window was asked for, if that still stands. */
export function giveFocusBack(userId: string): void {
  const opener = openers.get(userId);
  openers.delete(userId);
  if (opener?.isConnected && opener.checkVisibility()) opener.focus();
}
