import { Trans } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import type { Earlier } from './use-earlier.ts';

/** Over the top of a conversation: that earlier messages are on their way, or did not come. It moves nothing. */
export function EarlierEdge({ earlier, isNear }: { earlier: Earlier; isNear: boolean }) {
  const { state, load } = earlier;
  if (!isNear || state === 'idle') return null;
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-2 flex justify-center px-3">
      <p className="pointer-events-auto flex items-center gap-2 rounded-card border border-line bg-surface px-3 py-2 text-sm text-t2">
        {state === 'loading' ? (
          <>
            <LoaderCircle className="size-4 animate-spin" />
            <Trans>Loading earlier messages</Trans>
          </>
        ) : (
          <>
            <Trans>Earlier messages did not load</Trans>
            <Button onClick={() => void load()}>
              <Trans>Retry</Trans>
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
