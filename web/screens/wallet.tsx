import { Trans, useLingui } from '@lingui/react/macro';
import { MethodList } from '../features/payment-methods/method-list.tsx';
import { PayoutList } from '../features/payouts/payout-list.tsx';
import { ArrivingCard } from '../features/wallet/arriving-card.tsx';
import { BalanceSplit } from '../features/wallet/balance-split.tsx';
import { CoinsCard } from '../features/wallet/coins-card.tsx';
import { Statement } from '../features/wallet/statement.tsx';
import { useLiveMoney } from '../features/wallet/use-live-money.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { WithdrawAct } from './parts/withdraw-act.tsx';

/** What one owns, where it may go, and how it came about. */
export default function Wallet() {
  const { t } = useLingui();
  useLiveMoney();
  return (
    <div className="pb-10 md:pb-18">
      <PageMeta title={t`Wallet`} />
      <h1 className="h1">
        <Trans>Wallet</Trans>
      </h1>
      <p className="mt-1 mb-5 text-sm text-t2">
        <Trans>Held by our payment partner, never pooled by us. This page mirrors it entry by entry.</Trans>
      </p>
      <BalanceSplit act={(balance) => <WithdrawAct balance={balance} />} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid min-w-0 items-start gap-6 md:grid-cols-2 xl:order-last xl:grid-cols-1">
          <div className="grid min-w-0 gap-6">
            <ArrivingCard />
            <PayoutList />
          </div>
          <div className="grid min-w-0 gap-6">
            <MethodList />
            <CoinsCard />
          </div>
        </div>
        <Statement />
      </div>
    </div>
  );
}
