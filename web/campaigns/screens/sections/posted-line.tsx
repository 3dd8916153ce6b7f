import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';

/** Shown on the page of a campaign that was just posted. */
export function PostedLine() {
  return (
    <p role="status" className="mb-5 flex items-center gap-3 rounded-card bg-ok-tint p-4">
      <CircleCheck className="flex-none text-ok" />
      <span>
        <b>
          <Trans>Posted. Creators can see it now.</Trans>
        </b>{' '}
        <Trans>Nothing is paid before you accept someone.</Trans>
      </span>
    </p>
  );
}
