import { Plural, Trans } from '@lingui/react/macro';
import { KeyRound } from 'lucide-react';
import { useAllowance } from './use-allowance.ts';

/** How many unlocks are used and what the coins would still open, above what can be unlocked. */
export function UnlockQuota() {
  const allowance = useAllowance();
  if (!allowance) return null;
  const { used, quota, coins, cost } = allowance;
  const more = cost > 0 ? Math.floor(coins / cost) : 0;
  return (
    <p className="flex items-center gap-2 rounded-ctl bg-sunken px-4 py-2.5 text-sm">
      <KeyRound className="size-4 flex-none" />
      <span>
        <Trans>
          <b>
            {used} of {quota}
          </b>{' '}
          unlocks used
        </Trans>
        {more > 0 ? (
          <>
            {' · '}
            <Plural value={coins} one={`# coin opens ${more} more`} other={`# coins open ${more} more`} />
          </>
        ) : null}
      </span>
    </p>
  );
}
