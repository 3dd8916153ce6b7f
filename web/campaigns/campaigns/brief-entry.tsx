import type { ReactNode } from 'react';

/** Entry of a brief; nothing when empty. */
export function BriefEntry({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="wrap-anywhere min-w-0">
      <dt className="text-t3">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
