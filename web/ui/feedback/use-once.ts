import type { MouseEvent } from 'react';
import { useRef, useState } from 'react';

type Act = ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;

/**
 * Prevents an action from running twice: clicks are ignored while its promise is pending or `busy` is set. `isLate`: `busy`
 * is set a moment after the click, as with a form submit, so the second click of a double click is ignored as well.
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
