import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface CheckBlockProps {
  title: string;
  /** Step that changes it. */
  to: string;
  /** Name of the Edit link. */
  editLabel: string;
  children: ReactNode;
}

/** One part of a campaign before posting, with a link to where it is edited. */
export function CheckBlock({ title, to, editLabel, children }: CheckBlockProps) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 border-line border-t px-4 py-4 first:border-t-0 md:grid-cols-[148px_minmax(0,1fr)_auto] md:px-5">
      <h3 className="h5">{title}</h3>
      <div className="min-w-0 max-md:col-span-2 max-md:row-start-2">{children}</div>
      <Link to={to} aria-label={editLabel} className="link hit-44 font-semibold text-sm">
        <Trans>Edit</Trans>
      </Link>
    </section>
  );
}

/** For what has not been filled in. */
export function NotGiven() {
  return (
    <span className="text-t3">
      <Trans>Not filled in</Trans>
    </span>
  );
}
