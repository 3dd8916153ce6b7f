import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { cx } from '../../ui/cx.ts';
import { Button } from '../../ui/forms/button.tsx';
import type { Side } from './thread.ts';
import type { Paging } from './use-paging.ts';

/** Loading or error indicator over the top or bottom of a conversation; shifts nothing. */
export function PagingEdge({ side, paging, isNear }: { side: Side; paging: Paging; isNear: boolean }) {
  const { state, load } = paging;
  if (!isNear || state === 'idle') return null;
  const isEarlier = side === 'earlier';
  return (
    <div
      role="status"
      className={cx(
        'pointer-events-none absolute inset-x-0 flex justify-center px-3',
        isEarlier ? 'top-2' : 'bottom-2 mr-14',
      )}
    >
      <p className="pointer-events-auto flex items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 text-sm text-t2">
        {state === 'loading' ? (
          <>
            <LoaderCircle className="size-4 animate-spin" />
            {isEarlier ? <Trans>Loading earlier messages</Trans> : <Trans>Loading later messages</Trans>}
          </>
        ) : (
          <>
            {isEarlier ? <Trans>Couldn’t load earlier messages</Trans> : <Trans>Couldn’t load later messages</Trans>}
            <Button onClick={() => void load()}>
              <Trans>Retry</Trans>
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
