import { Trans } from '@lingui/react/macro';
import { BadgeCheck, CircleAlert } from 'lucide-react';
import type { Disclosure } from '../../../contract/work/deliverables.ts';
import { useContractWords } from '../../lib/contract-words.ts';

/** Result of the disclosure check, with the correction needed. */
export function Disclosed({ disclosure: { ok, found, reason } }: { disclosure: Disclosure }) {
  const inWords = useContractWords();
  if (ok) {
    return (
      <p className="flex items-start gap-2 rounded-box bg-ok-tint px-3 py-2.5 text-ok text-sm">
        <BadgeCheck className="mt-0.5 size-4" />
        <span className="min-w-0">
          <Trans>Ad label found: {found}</Trans>
        </span>
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2 rounded-box bg-bad-tint px-3 py-2.5 text-bad text-sm">
      <CircleAlert className="mt-0.5 size-4" />
      <span className="min-w-0">
        {inWords(reason ?? '')} <Trans>Work without an ad label can’t be approved.</Trans>
      </span>
    </p>
  );
}
