import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { WalletBalance } from '../../../../contract/money/wallet.ts';
import { accountsQuery } from '../../../accounts/workspaces/workspaces.queries.ts';
import { useMay } from '../../../lib/member-roles.ts';
import { useSession } from '../../../lib/session.ts';
import { useActionKey } from '../../../lib/use-action-key.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { formatRupees } from '../../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { paymentMethodsQuery } from '../../payment-methods/payment-methods.queries.ts';
import { quoteQuery } from '../../payouts/payouts.queries.ts';

const WithdrawDialog = lazyWithRetry(() => import('../../payouts/withdraw-dialog.tsx'));
const AddDialog = lazyWithRetry(() => import('../../payment-methods/add-dialog.tsx'));

/** Withdraw button, preceded by adding an account the first time; without enough balance it explains why. */
export function WithdrawAct({ balance }: { balance: WalletBalance }) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [addedId, setAddedId] = useState<string>();
  const action = useActionKey();
  const { data: methods } = useQuery(paymentMethodsQuery);
  const { data: terms, isError, refetch } = useQuery(quoteQuery(0));
  const enabled = methods?.filter((method) => method.is_enabled) ?? [];
  const { withdrawable } = balance;
  const canWithdraw = terms !== undefined && withdrawable >= terms.minimum;
  const isFirst = enabled.length === 0;
  const mayAdd = useMay('own');
  const withdrawsNothing = useWithdrawsNothing();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          disabled={!canWithdraw || !methods || withdrawsNothing || (isFirst && !mayAdd)}
          className="max-md:w-full"
          onClick={() => (isFirst ? setAdding(true) : setWithdrawing(true))}
        >
          <Trans context="money">Withdraw</Trans>
        </Button>
        <p className="min-w-0 flex-1 basis-48 text-sm text-t2">
          {withdrawsNothing ? (
            <>
              <Trans>Your consent doesn’t include withdrawing. Ask an owner of this account.</Trans>{' '}
            </>
          ) : methods && isFirst && !mayAdd ? (
            <>
              <Trans>An owner of this account adds the payout account first.</Trans>{' '}
            </>
          ) : null}
          {terms ? (
            <>
              <Why balance={balance} minimum={terms.minimum} />
              <ReferralShare balance={balance} />
            </>
          ) : null}
          {isError && !terms ? <Trans>Couldn’t load the amount you can withdraw.</Trans> : null}
        </p>
        {isError && !terms ? (
          <Button onClick={() => refetch()}>
            <Trans>Retry</Trans>
          </Button>
        ) : null}
      </div>
      <Suspense>
        {isWithdrawing && terms && !isFirst ? (
          <WithdrawDialog
            methods={enabled}
            addedId={addedId}
            minimum={terms.minimum}
            withdrawable={withdrawable}
            action={action}
            onAddMethod={() => setAdding(true)}
            onClose={() => setWithdrawing(false)}
          />
        ) : null}
        {isAdding ? (
          <AddDialog
            intro={isFirst ? <Trans>First add a bank account or UPI ID.</Trans> : undefined}
            onAdded={({ id }) => {
              setAddedId(id);
              setAdding(false);
              setWithdrawing(true);
            }}
            onClose={() => setAdding(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Part of the available money that is referral money, as shown in the header. */
function ReferralShare({ balance: { available, referal_money, holds } }: { balance: WalletBalance }) {
  const share = referal_money - holds.referrals;
  if (share <= 0 || share >= available) return null;
  return (
    <>
      {' '}
      <Trans>{formatRupees(share)} of this is referral money.</Trans>
    </>
  );
}

/** Withdrawable amount, or why nothing can be withdrawn. */
function Why({ balance, minimum }: { balance: WalletBalance; minimum: number }) {
  const { available, withdrawable, on_hold: held } = balance;
  const [least, most] = [formatRupees(minimum), formatRupees(withdrawable)];
  if (withdrawable >= minimum) {
    return withdrawable === available ? (
      <Trans>You can withdraw all of it, at least {least} at a time.</Trans>
    ) : (
      <Trans>
        You can withdraw {most}, at least {least} at a time.
      </Trans>
    );
  }
  return (
    <>
      {withdrawable > 0 ? (
        <Trans>
          The minimum payout is {least}. You can withdraw {most} so far.
        </Trans>
      ) : (
        <Trans>Nothing to withdraw yet. The minimum payout is {least}.</Trans>
      )}{' '}
      {held > 0 ? <Trans>{formatRupees(held)} is on hold.</Trans> : null}
    </>
  );
}

/** Whether the member's limit is nothing at a time, as for a talent manager whose consent names no sum. */
function useWithdrawsNothing(): boolean {
  const { profile } = useSession();
  const { data } = useQuery(accountsQuery);
  return data?.find(({ id }) => id === profile?.id)?.limit_payment === 0;
}
