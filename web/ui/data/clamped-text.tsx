import { Trans } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Text of at most four lines, with a button that shows the rest when there is more. */
export function ClampedText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const shown = text.current;
    if (!shown || isOpen) return undefined;
    const observer = new ResizeObserver(() => setCut(shown.scrollHeight > shown.clientHeight + 1));
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <>
      <p ref={text} className={isOpen ? 'whitespace-pre-line' : 'line-clamp-4 whitespace-pre-line'}>
        {children}
      </p>
      {isCut && !isOpen ? (
        <button
          type="button"
          onClick={() => setOpen(true)}
          className="link hit-44 cursor-pointer font-semibold text-sm"
        >
          <Trans>More</Trans>
        </button>
      ) : null}
    </>
  );
}
