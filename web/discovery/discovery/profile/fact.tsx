import type { ReactNode } from 'react';

/** List of facts in two columns. */
export const factsClass =
  'num grid grid-cols-2 border-line border-t [&>div:nth-child(n+3)]:border-t [&>div:nth-child(odd)]:border-r [&>div]:border-line [&>div]:px-4 [&>div]:py-2.5 md:[&>div]:px-5 lg:[&>div]:py-2';

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-t3 text-xs">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
