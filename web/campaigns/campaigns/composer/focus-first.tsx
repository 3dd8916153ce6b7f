import { useEffect, useRef } from 'react';

/** Request to focus the first invalid field of a step; a new object is a new request. */
export interface FocusWish {
  step: number;
}

const wrong = '[aria-invalid="true"], [data-invalid] button:not(:disabled), [data-invalid] input';

/** Rendered at the end of a step: focuses the first invalid field once the requested step is rendered. */
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
