import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ConfirmOwnMobile } from '../../accounts/screens/sections/confirm-contact.tsx';
import { useMay } from '../../lib/member-roles.ts';
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
  const [mayWithdraw, seesMethods] = [useMay('withdraw'), useMay('secrets')];
  const asked = useAsked({ isEarner, seesMethods });
  useScrollToHash(asked.every(({ isLoading }) => !isLoading));
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
        <BalanceSplit act={(balance) => (mayWithdraw ? <WithdrawAct balance={balance} /> : <OnlyPayers />)} />
        <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 items-start gap-6 md:grid-cols-2 xl:order-last xl:grid-cols-1">
            <div className="grid min-w-0 gap-6">
              {isEarner ? <ArrivingCard /> : <PayingCard />}
              {seesMethods ? <PayoutList /> : null}
            </div>
            <div className="grid min-w-0 gap-6">
              {seesMethods ? <MethodList /> : null}
              <CoinsCard />
            </div>
          </div>
          <Statement />
        </div>
      </QueryErrorGate>
    </div>
  );
}

function OnlyPayers() {
  return (
    <p className="text-sm text-t2">
      <Trans>Your role doesn’t include withdrawing. Owners and finance members can.</Trans>
    </p>
  );
}

/** Queries of the page's sections. */
function useAsked({ isEarner, seesMethods }: { isEarner: boolean; seesMethods: boolean }) {
  const enabled = useSession().token !== null;
  const [search] = useSearchParams();
  const arriving = useQuery({ ...arrivingQuery, enabled: enabled && isEarner });
  const paying = useQuery({ ...payingQuery, enabled: enabled && !isEarner });
  return [
    useQuery({ ...balanceQuery, enabled }),
    isEarner ? arriving : paying,
    useInfiniteQuery({ ...payoutsQuery, enabled: enabled && seesMethods }),
    useQuery({ ...paymentMethodsQuery, enabled: enabled && seesMethods }),
    useStatement(readStatementFilters(search)),
  ];
}
