import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReferralLink } from '../../../contract/money/referrals.ts';
import { useSite } from '../../lib/site.ts';
import { Money } from '../../ui/data/money.tsx';

/** Rewards by status, with the conditions of pending ones. */
export function RewardSums({ referrals }: { referrals: ReferralLink }) {
  const { pending, withdrawable, cancelled } = referrals;
  const { holdDays } = useSite().referral;
  if (pending + withdrawable + cancelled === 0) return null;
  return (
    <div className="mt-3">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Sum name={<Trans>Pending</Trans>} value={pending} />
        <Sum name={<Trans>Ready to withdraw</Trans>} value={withdrawable} />
        <Sum name={<Trans>Cancelled</Trans>} value={cancelled} />
      </dl>
      {pending > 0 ? (
        <p className="mt-1.5 text-sm text-t2">
          <Trans>
            You can withdraw a pending reward once our fees from that person cover it and {holdDays} days have passed. A
            refund or chargeback before that cancels it.
          </Trans>
        </p>
      ) : null}
    </div>
  );
}

function Sum({ name, value }: { name: ReactNode; value: number }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-t2">{name}</dt>
      <dd className="font-semibold">
        <Money value={value} />
      </dd>
    </div>
  );
}
