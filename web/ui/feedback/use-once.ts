import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';

type Act = ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;

/**
 * Runs an act once at a time: while its promise is open, or the owner says busy, further clicks fall through. Where the
 * owner says so a moment late, as after a submit, the second click of a double click does too.
 */
export function useOnce(act: Act, busy: boolean, isLate = false) {
  const open = useRef(false);
  const [running, setRunning] = useState(false);

  function run(event: MouseEvent<HTMLButtonElement>) {
    if (open.current || busy || (isLate && event.detail > 1)) {
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
