import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { JaaliTile } from '../brand/jaali-tile.tsx';
import { Card, useWithinCard } from '../data/card.tsx';
import { Button } from '../forms/button.tsx';

interface EmptyStateProps {
  /** Seed of the tile shown on first-use empty states; filtered lists show an icon instead. */
  jaali?: string;
  icon?: LucideIcon;
  title: ReactNode;
  text?: ReactNode;
  /** Next step, or the filter to drop. */
  action?: ReactNode;
}

export function EmptyState({ jaali, icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-12 text-center">
      {jaali ? <JaaliTile id={jaali} className="mb-3.5 size-24 rounded-[4px_24px_24px_24px]" /> : null}
      {Icon ? (
        <span className="mb-3.5 grid size-24 place-items-center rounded-[4px_24px_24px_24px] bg-sunken text-t3">
          <Icon className="size-8" />
        </span>
      ) : null}
      <h2 className="h3">{title}</h2>
      {text ? <p className="max-w-[46ch] text-t2">{text}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}

interface ErrorStateProps {
  title: ReactNode;
  text?: ReactNode;
  onRetry: () => unknown;
}

/** Error with Retry; data that was loaded before stays on the page. */
export function ErrorState({ title, text, onRetry }: ErrorStateProps) {
  const row = (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
      <CircleAlert className="text-bad" />
      <div className="min-w-0 flex-1">
        <p className="h5">{title}</p>
        <p className="text-sm text-t3">{text ?? <Trans>Your data is safe. Please try again in a moment.</Trans>}</p>
      </div>
      <Button icon={RotateCw} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
  return useWithinCard() ? row : <Card padding="none">{row}</Card>;
}
