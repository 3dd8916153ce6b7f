import { useEffect, useRef } from 'react';

/** A wish to go to the first field at fault of a step; another object is another wish. */
export interface FocusWish {
  step: number;
}

const wrong = '[aria-invalid="true"], [data-invalid] button:not(:disabled), [data-invalid] input';

/** Stands at the end of a step: once the wished one is drawn, focus goes to its first field at fault. */
export function FocusFirst({ step, wish }: { step: number; wish: FocusWish | null }) {
  const mark = useRef<HTMLSpanElement>(null);
  const done = useRef<FocusWish>(null);
  useEffect(() => {
    if (!wish || wish === done.current || wish.step !== step) return;
    done.current = wish;
    mark.current?.parentElement?.querySelector<HTMLElement>(wrong)?.focus();
  }, [wish, step]);
  return <span ref={mark} hidden />;
}
