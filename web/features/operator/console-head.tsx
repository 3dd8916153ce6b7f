import type { ReactNode } from 'react';
import { PageMeta } from '../../ui/page-meta.tsx';

interface ConsoleHeadProps {
  /** The same as plain text, for the tab of the browser. */
  name: string;
  text?: ReactNode;
  children?: ReactNode;
}

/** The head of a page of the console: its name, one line, and at the right what can be begun here. */
export function ConsoleHead({ name, text, children }: ConsoleHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
      <PageMeta title={name} />
      <div className="min-w-0">
        <h1 className="h1">{name}</h1>
        {text ? <p className="mt-1 max-w-[70ch] text-sm text-t2">{text}</p> : null}
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
    </div>
  );
}
