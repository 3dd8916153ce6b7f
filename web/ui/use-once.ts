import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';

type Act = ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;

/** Runs an act once at a time: while its promise is open, or the owner says busy, further clicks fall through. */
export function useOnce(act: Act, busy: boolean) {
  const open = useRef(false);
  const [running, setRunning] = useState(false);

  function run(event: MouseEvent<HTMLButtonElement>) {
    if (open.current || busy) {
      event.preventDefault();
      return;
    }
    const answer = act?.(event);
    if (!(answer instanceof Promise)) return;
    open.current = true;
    setRunning(true);
    const settle = () => {
      open.current = false;
      setRunning(false);
    };
    answer.then(settle, settle);
  }
  return { running, run };
}
