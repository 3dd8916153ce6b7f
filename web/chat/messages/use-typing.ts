import { useEffect, useRef, useState } from 'react';
import { askLive, useLiveEvent } from '../../lib/live.ts';

/** Duration of the typing indicator after the last event. */
const shownMs = 4_000;
/** Minimum interval between typing events. */
const toldMs = 2_500;

const none: ReadonlySet<string> = new Set();

/** Ids of people typing to the user. */
export function useTypists(): ReadonlySet<string> {
  const [typists, setTypists] = useState(none);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const drop = (id: string) => {
    clearTimeout(timers.current.get(id));
    setTypists((known) => (known.has(id) ? new Set([...known].filter((each) => each !== id)) : known));
  };
  useLiveEvent('typing', ({ sender_id }) => {
    clearTimeout(timers.current.get(sender_id));
    timers.current.set(
      sender_id,
      setTimeout(() => drop(sender_id), shownMs),
    );
    setTypists((known) => (known.has(sender_id) ? known : new Set([...known, sender_id])));
  });
  useLiveEvent('receive_message', ({ sender_id }) => drop(sender_id));
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return typists;
}

/** Sends throttled typing events. */
export function useTellTyping(receiverId: string): () => void {
  const toldAt = useRef(0);
  return () => {
    if (Date.now() - toldAt.current < toldMs) return;
    toldAt.current = Date.now();
    void askLive('typing', { receiverId });
  };
}
