import type { ReactNode } from 'react';

/** A line of a brief; nothing where nothing was said. */
export function BriefEntry({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="text-t3">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
