import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';

interface Props<T> {
  items: readonly T[];
  few?: number;
  /** Renders the visible items; not called without any. */
  children: (shown: readonly T[]) => ReactNode;
}

/** First few items of a list, with a button that shows all. */
export function TruncatedList<T>({ items, few = 5, children }: Props<T>) {
  const [isOpen, setOpen] = useState(false);
  if (items.length === 0) return null;
  return (
    <>
      {children(isOpen ? items : items.slice(0, few))}
      {items.length > few ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="link block min-h-12 w-full cursor-pointer border-line border-t px-5 text-left font-semibold text-sm focus-visible:-outline-offset-2"
        >
          {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all {items.length}</Trans>}
        </button>
      ) : null}
    </>
  );
}
