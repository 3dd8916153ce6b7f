import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageMeta } from '../../ui/page/page-meta.tsx';

interface ConsoleHeadProps {
  /** Plain text title for the browser's tab. */
  name: string;
  /** List the page belongs to. */
  list?: { to: string; name: ReactNode };
  /** Status, before the text. */
  tag?: ReactNode;
  text?: ReactNode;
}

/** Page header: link back to the list, title, description. */
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
