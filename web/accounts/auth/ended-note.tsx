import { Trans } from '@lingui/react/macro';
import { Info } from 'lucide-react';
import { useEffect, useState } from 'react';
import { followSession } from '../../lib/session.ts';
import { readStored, storedKeys } from '../../lib/stored.ts';

/** Tells users at the login page why they were logged out, until the next login. */
export function EndedNote() {
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setWhy(readStored(storedKeys.endedWhy));
    read();
    return followSession(read);
  }, []);
  return (
    <div role="status">
      {why === null ? null : (
        <p className="mt-4 flex gap-3 rounded-ctl bg-amber-tint px-4 py-3 text-on-tint text-sm">
          <Info className="size-5 flex-none" />
          {why === 'other-tab' ? (
            <Trans>You logged out in another tab.</Trans>
          ) : (
            <Trans>
              Your session has ended because you logged out elsewhere or were away for a long time. Log in to continue
              where you left off.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}
