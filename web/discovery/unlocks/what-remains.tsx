import { Plural, Trans } from '@lingui/react/macro';
import { ComesBack } from './comes-back.tsx';
import type { Allowance } from './use-allowance.ts';

/** Price of the next unlock. */
export function UnlockTerms({ allowance }: { allowance: Allowance }) {
  const { left, quota, coins, cost, silentDays, needsMobile } = allowance;
  if (needsMobile) return <Trans>Confirm your mobile number to get this month’s free unlocks.</Trans>;
  if (left > 0) {
    return (
      <Trans>
        Uses one of your {quota} free unlocks. {left} left after this. You get it back if your message isn’t answered
        within {silentDays} days.
      </Trans>
    );
  }
  return (
    <>
      <Plural value={cost} one={`It costs # coin; you have ${coins}.`} other={`It costs # coins; you have ${coins}.`} />{' '}
      <ComesBack days={silentDays} />
    </>
  );
}

/** Allowance left after the unlock. */
export function WhatRemains({ allowance: { left, quota, coins } }: { allowance: Allowance }) {
  return left > 0 || coins === 0 ? (
    <Trans>
      You have {left} of {quota} free unlocks left.
    </Trans>
  ) : (
    <Plural value={coins} one="You have # coin left." other="You have # coins left." />
  );
}
