import type { ReactNode } from 'react';

interface PassingWordsProps {
  className?: string;
  children: ReactNode;
}

/**
 * Words that a minute may change between the server's drawing and the browser's, as "3 min ago": those that were drawn
 * stand.
 */
export function PassingWords({ className, children }: PassingWordsProps) {
  return (
    <span suppressHydrationWarning className={className}>
      {children}
    </span>
  );
}
