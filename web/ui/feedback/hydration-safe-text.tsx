import type { ReactNode } from 'react';

interface HydrationSafeTextProps {
  className?: string;
  children: ReactNode;
}

/** Relative times such as "3 min ago", which may differ between server and browser: hydration keeps the server's text. */
export function HydrationSafeText({ className, children }: HydrationSafeTextProps) {
  return (
    <span suppressHydrationWarning className={className}>
      {children}
    </span>
  );
}
