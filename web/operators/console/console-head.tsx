import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageMeta } from '../../ui/page/page-meta.tsx';

interface ConsoleHeadProps {
  /** The same as plain text, for the tab of the browser. */
  name: string;
  /** The list that the page belongs to. */
  list?: { to: string; name: ReactNode };
  /** How it stands, before the line. */
  tag?: ReactNode;
  text?: ReactNode;
}

/** The head of a page of the console: the way back to its list, its name, one line. */
export function ConsoleHead({ name, list, tag, text }: ConsoleHeadProps) {
  return (
    <div className="mb-5">
      <PageMeta title={name} />
      {list ? (
        <p className="mb-2 text-sm">
          <Link to={list.to} className="link hit-44">
            {list.name}
          </Link>
        </p>
      ) : null}
      <h1 className="h1">{name}</h1>
      {tag || text ? (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-t2">
          {tag}
          <p className="max-w-[70ch] first-letter:uppercase">{text}</p>
        </div>
      ) : null}
    </div>
  );
}
