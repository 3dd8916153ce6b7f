import { useEffect, useState } from 'react';

/** Countdown in seconds, by the clock, so that a throttled tab does not lag. */
export function useCountdown(seconds: number) {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [until]);

  return { left, start: () => setUntil(Date.now() + seconds * 1000) };
}
