import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ConfirmOwnMobile } from '../../accounts/screens/sections/confirm-contact.tsx';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useScrollToHash } from '../../lib/use-scroll-to-hash.ts';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { QueryErrorGate } from '../../ui/feedback/query-error-gate.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { MethodList } from '../payment-methods/method-list.tsx';
import { paymentMethodsQuery } from '../payment-methods/payment-methods.queries.ts';
import { PayoutList } from '../payouts/payout-list.tsx';
import { payoutsQuery } from '../payouts/payouts.queries.ts';
import { ArrivingCard } from '../wallet/arriving-card.tsx';
import { BalanceSplit } from '../wallet/balance-split.tsx';
import { CoinsCard } from '../wallet/coins-card.tsx';
import { PayingCard } from '../wallet/paying-card.tsx';
import { Statement } from '../wallet/statement.tsx';
import { readStatementFilters } from '../wallet/statement-filters.ts';
import { useLiveMoney } from '../wallet/use-live-money.ts';
import { useStatement } from '../wallet/use-statement.ts';
import { arrivingQuery, balanceQuery, payingQuery } from '../wallet/wallet.queries.ts';
import { WithdrawAct } from './sections/withdraw-act.tsx';

/** Wallet: balance, payout accounts and statement. */
export default function Wallet() {
  const { t } = useLingui();
  useLiveMoney();
  const isEarner = useSession().profile?.role === 'Influencer';
  const asked = useAsked(isEarner);
  useScrollToHash(asked.every(({ isPending }) => !isPending));
  return (
    <div className="pb-10 md:pb-18">
      <PageMeta title={t`Wallet`} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="h1">
          <Trans>Wallet</Trans>
        </h1>
        {isEarner ? (
          <LinkButton size="sm" to={`${paths.mySubscription}#invoices`}>
            <Trans>Invoices</Trans>
          </LinkButton>
        ) : null}
      </div>
      <p className="mt-1 mb-5 text-sm text-t2">
        <EscrowText
          partner={
            <Trans>Held by our payment partner and never mixed with our money. This page shows every entry.</Trans>
          }
          plain={<Trans>Money in, money on hold and money out, line by line.</Trans>}
        />
      </p>
      <QueryErrorGate title={<Trans>Couldn’t load your wallet</Trans>} asked={asked}>
        <div className="mb-6 empty:hidden">
          <ConfirmOwnMobile />
        </div>
        <BalanceSplit act={(balance) => <WithdrawAct balance={balance} />} />
        <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 items-start gap-6 md:grid-cols-2 xl:order-last xl:grid-cols-1">
            <div className="grid min-w-0 gap-6">
              {isEarner ? <ArrivingCard /> : <PayingCard />}
              <PayoutList />
            </div>
            <div className="grid min-w-0 gap-6">
              <MethodList />
              <CoinsCard />
            </div>
          </div>
          <Statement />
        </div>
      </QueryErrorGate>
    </div>
  );
}

/** Queries of the page's sections. */
function useAsked(isEarner: boolean) {
  const enabled = useSession().token !== null;
  const [search] = useSearchParams();
  const arriving = useQuery({ ...arrivingQuery, enabled: enabled && isEarner });
  const paying = useQuery({ ...payingQuery, enabled: enabled && !isEarner });
  return [
    useQuery({ ...balanceQuery, enabled }),
    isEarner ? arriving : paying,
    useInfiniteQuery({ ...payoutsQuery, enabled }),
    useQuery({ ...paymentMethodsQuery, enabled }),
    useStatement(readStatementFilters(search)),
  ];
}
