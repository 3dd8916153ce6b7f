import { useEffect, useRef } from 'react';

const wrong = '[aria-invalid="true"], [data-invalid] button:not(:disabled), [data-invalid] input';

/** Stands at the end of a step: once it is drawn, and asked for, focus goes to the step's first field at fault. */
export function FocusFirst({ asked }: { asked: number }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (asked > 0) mark.current?.parentElement?.querySelector<HTMLElement>(wrong)?.focus();
  }, [asked]);
  return <span ref={mark} hidden />;
}
