import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { Button } from '../../ui/forms/button.tsx';

interface DashboardCardProps {
  title: ReactNode;
  /** Line under the title, or beside it with `aside`. */
  note?: ReactNode;
  aside?: ReactNode;
  link?: { to: string; name: ReactNode };
  /** Buttons at the right of the header. */
  acts?: ReactNode;
  isLined?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Dashboard card with a title. */
export function DashboardCard({ title, note, aside, link, acts, isLined, className, children }: DashboardCardProps) {
  const heading = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={heading} className={cx('flex flex-col', className)}>
      <header
        className={cx(
          'flex min-h-15 flex-wrap items-center gap-x-3 px-4 py-3.5 md:px-5',
          isLined && 'border-line border-b',
        )}
      >
        <div className="min-w-0 flex-1">
          <h2 id={heading} className="h4">
            {title}
          </h2>
          {note ? <p className="text-sm text-t3">{note}</p> : null}
        </div>
        {aside ? <p className="num text-sm text-t3">{aside}</p> : null}
        {link ? (
          <Link to={link.to} className="link hit-44 relative font-semibold text-sm">
            {link.name}
          </Link>
        ) : null}
        {acts}
      </header>
      {children}
    </Card>
  );
}

interface DashboardCardErrorProps {
  error: Error;
  onRetry: () => unknown;
}

/** Error of one section; the others stay. */
export function DashboardCardError({ error, onRetry }: DashboardCardErrorProps) {
  return (
    <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-3 p-6 text-center">
      <p className="h5">
        <Trans>Couldn’t load this section</Trans>
      </p>
      <p className="text-sm text-t3">{reasonOf(error)}</p>
      <Button size="sm" icon={RotateCw} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
