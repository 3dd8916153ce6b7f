import { useCallback, useEffect, useRef, useState } from 'react';

/** An act waits this long to be taken back, as long as its toast is there; ms. */
export const undoTime = 5_000;

interface Waiting<Act> {
  act: Act;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * Acts that others are told of and that cannot be undone: each waits a few seconds before it is sent. Who leaves the page
 * or looks away has decided, and sends what waits at once. `send` must not throw.
 */
export function useUndoable<Act>(send: (id: string, act: Act) => Promise<unknown>) {
  const waiting = useRef(new Map<string, Waiting<Act>>());
  const [shown, setShown] = useState<ReadonlyMap<string, Act>>(new Map());
  const latest = useRef(send);
  latest.current = send;

  const show = useCallback((id: string, act: Act | null) => {
    setShown((before) => {
      const after = new Map(before);
      if (act === null) after.delete(id);
      else after.set(id, act);
      return after;
    });
  }, []);

  const take = useCallback((id: string) => {
    const entry = waiting.current.get(id);
    clearTimeout(entry?.timer);
    waiting.current.delete(id);
    return entry;
  }, []);

  const flush = useCallback(
    async (id: string) => {
      const entry = take(id);
      if (!entry) return;
      await latest.current(id, entry.act);
      if (!waiting.current.has(id)) show(id, null);
    },
    [show, take],
  );

  useEffect(() => {
    const flushAll = () => {
      for (const id of [...waiting.current.keys()]) void flush(id);
    };
    const lookAway = () => document.visibilityState === 'hidden' && flushAll();
    addEventListener('pagehide', flushAll);
    document.addEventListener('visibilitychange', lookAway);
    return () => {
      removeEventListener('pagehide', flushAll);
      document.removeEventListener('visibilitychange', lookAway);
      flushAll();
    };
  }, [flush]);

  return {
    /** What was just done to each, whether or not it has been sent. */
    shown,
    hold(id: string, act: Act): void {
      take(id);
      waiting.current.set(id, { act, timer: setTimeout(() => void flush(id), undoTime) });
      show(id, act);
    },
    /** Takes the act back; false when it was sent already. */
    undo(id: string): boolean {
      if (!take(id)) return false;
      show(id, null);
      return true;
    },
  };
}
