import type { ReactNode } from 'react';

/** Message a search led to: highlighted for a moment, and focusable. */
export function HighlightedRow({ children }: { children: ReactNode }) {
  return (
    <div
      data-found
      tabIndex={-1}
      className="-mx-3 animate-point px-3 py-1 motion-reduce:bg-amber-tint @lg:-mx-6 @lg:px-6"
    >
      {children}
    </div>
  );
}
