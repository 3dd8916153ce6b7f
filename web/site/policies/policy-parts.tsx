import type { ReactNode } from 'react';

/** Bullet list, most important first. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="grid list-disc gap-2 pl-5 marker:text-t3">{children}</ul>;
}

interface FactsProps {
  /** Subject of the facts. */
  title: ReactNode;
  children: ReactNode;
}

/** Subject with its facts, one per line; readable on phones, unlike a table row. */
export function Facts({ title, children }: FactsProps) {
  return (
    <div className="break-inside-avoid rounded-card border border-line bg-surface p-4 md:p-5">
      <h3 className="h5 text-t1">{title}</h3>
      <dl className="mt-2 grid gap-2 text-base">{children}</dl>
    </div>
  );
}

export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[116px_1fr]">
      <dt className="text-sm text-t3 sm:pt-0.5">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
