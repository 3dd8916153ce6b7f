import { Plural, Trans } from '@lingui/react/macro';
import { LockOpen } from 'lucide-react';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useAllowance, useIsAllowanceComing } from './use-allowance.ts';

/** Used unlocks and coins. */
export function UnlockQuota() {
  const allowance = useAllowance();
  const isComing = useIsAllowanceComing();
  if (!allowance) return isComing ? <Skeleton className="h-10 rounded-ctl" /> : null;
  const { used, quota, coins, cost, silentDays, needsMobile } = allowance;
  const more = cost > 0 ? Math.floor(coins / cost) : 0;
  return (
    <p className="flex items-center gap-2 rounded-ctl bg-sunken px-4 py-2.5 text-sm">
      <LockOpen className="size-4 flex-none" />
      <span className="min-w-0 flex-1">
        {needsMobile ? (
          <Trans>Confirm your mobile number to get this month’s free unlocks.</Trans>
        ) : (
          <Trans>
            <b>
              {used} of {quota}
            </b>{' '}
            free unlocks used
          </Trans>
        )}
        {more > 0 ? (
          <>
            {' · '}
            <Plural value={coins} one={`# coin buys ${more} more`} other={`# coins buy ${more} more`} />
          </>
        ) : null}
      </span>
      <span className="text-t3 max-lg:hidden">
        <Trans>Get your coins back if the contact doesn’t work or doesn’t reply in {silentDays} days</Trans>
      </span>
    </p>
  );
}
