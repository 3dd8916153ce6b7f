import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FolderPen } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { chipClass, chipOff, chipOn } from '../../ui/data/chip.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { listsQuery } from './bookmarks.queries.ts';

const ListsDialog = lazyWithRetry(async () => ({ default: (await import('./lists-dialog.tsx')).ListsDialog }));

interface ListsBarProps {
  /** Name of the open list. */
  current: string | undefined;
  /** URL of a list, or of all. */
  addressOf: (list: string | undefined) => string;
  /** Actions on all displayed bookmarks. */
  children: ReactNode;
}

/** Lists as links with counts, and a button to edit them. */
export function ListsBar({ current, addressOf, children }: ListsBarProps) {
  const { t } = useLingui();
  const { token } = useSession();
  const { data: lists = [], isError } = useQuery({ ...listsQuery, enabled: token !== null });
  const [isOpen, setOpen] = useState(false);
  const chip = (name: string | undefined, label: string, count?: number) => (
    <li key={name ?? ''}>
      <Link
        to={addressOf(name)}
        aria-current={current === name ? 'true' : undefined}
        className={cx(chipClass, current === name ? chipOn : chipOff)}
      >
        {label}
        {count === undefined ? null : <span className="num font-normal">{count}</span>}
      </Link>
    </li>
  );
  return (
    <nav aria-label={t`Lists`} className="mb-5 flex min-h-11 flex-wrap items-center gap-2">
      {lists.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {chip(undefined, t`All lists`)}
          {lists.map(({ name, count }) => chip(name, name, count))}
        </ul>
      ) : null}
      {isError && lists.length === 0 ? null : (
        <Button size="sm" variant="text" icon={FolderPen} onClick={() => setOpen(true)} className="-ml-2">
          {lists.length > 0 ? <Trans>Change lists</Trans> : <Trans>Create a list</Trans>}
        </Button>
      )}
      <span className="ml-auto">{children}</span>
      {isOpen ? (
        <Suspense>
          <ListsDialog lists={lists} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </nav>
  );
}
