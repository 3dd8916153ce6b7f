import { useEffect, useEffectEvent } from 'react';

/** User whose window should get the focus once mounted. */
let wanted: string | null = null;
const listeners = new Set<() => void>();
/** Element to restore the focus to, by user. */
const openers = new Map<string, HTMLElement>();

/** Requests the focus for a window; restored to `from` on closing. */
export function askFocus(userId: string, from: HTMLElement): void {
  wanted = userId;
  openers.set(userId, from);
  for (const listener of listeners) listener();
}

/** Calls `take` when the window is ready and the focus was requested for it. */
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

/** Restores the focus to the opener, if it still exists. */
export function giveFocusBack(userId: string): void {
  const opener = openers.get(userId);
  openers.delete(userId);
  if (opener?.isConnected && opener.checkVisibility()) opener.focus();
}
