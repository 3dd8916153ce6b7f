import { Trans } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useLiveState } from '../../lib/live.ts';
import { useSustained } from '../../lib/use-sustained.ts';

/** Shorter interruptions are not shown. */
const momentMs = 1_000;

/** Shown while reconnecting after a lost connection. */
export function Reconnecting() {
  const state = useLiveState();
  const [hadOne, setHadOne] = useState(state === 'open');
  if (state === 'open' && !hadOne) setHadOne(true);
  const isLost = useSustained(hadOne && state === 'connecting', momentMs);
  return (
    <div role="status">
      {isLost ? (
        <p className="flex items-center justify-center gap-2 bg-amber-tint px-4 py-2 text-on-tint text-sm">
          <RefreshCw className="size-4 animate-spin" />
          <Trans>Reconnecting…</Trans>
        </p>
      ) : null}
    </div>
  );
}
