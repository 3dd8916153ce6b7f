import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Payout } from '../../../contract/money/payouts.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Breakdown } from './breakdown.tsx';
import { PayoutTag } from './payout-tag.tsx';
import { payoutQuery, payoutsQuery } from './payouts.queries.ts';
import { Stages } from './stages.tsx';

/** Payouts with their stages and the bank's reference number. */
export function PayoutList() {
  const { t } = useLingui();
  const { token } = useSession();
  const query = useInfiniteQuery({ ...payoutsQuery, enabled: token !== null });
  if (query.isError && !query.data) {
    return <ErrorState title={t`Couldn’t load your payouts`} text={reasonOf(query.error)} onRetry={query.refetch} />;
  }
  const payouts = query.data?.pages.flatMap(({ data }) => data);
  return (
    <Card as="section" padding="none" aria-labelledby="payouts">
      <CardHead
        title={
          <h2 id="payouts" className="h4">
            <Trans>Payouts</Trans>
          </h2>
        }
      />
      {payouts ? null : <Skeleton className="mx-4 mt-3 mb-4 h-16 md:mx-5" />}
      {payouts?.length === 0 ? (
        <p className="px-4 pt-1 pb-5 text-sm text-t2 md:px-5">
          <Trans>No payouts yet. After a withdrawal, you can track it here with the bank’s reference number.</Trans>
        </p>
      ) : null}
      <ul className="divide-y divide-line">
        {payouts?.map((payout) => (
          <PayoutRow key={payout.id} listed={payout} />
        ))}
      </ul>
      <ShowMore query={query} className="border-line border-t p-2" size="sm" block>
        <Trans>Show older payouts</Trans>
      </ShowMore>
    </Card>
  );
}

function PayoutRow({ listed }: { listed: Payout }) {
  const { data: asked } = useQuery(payoutQuery(listed));
  const payout = asked && asked.stages.length > listed.stages.length ? asked : listed;
  const { status, amount, net, payment_method: method, reference, failure_reason: reason } = payout;
  return (
    <li className="grid gap-3 px-4 py-4 md:px-5">
      <div className="flex items-start gap-3">
        <p className="min-w-0 flex-1">
          <Money value={amount} size={19} className="block" />
          <span className="num text-sm text-t2 [overflow-wrap:anywhere]">
            <Trans>to {method.masked}</Trans>
          </span>
        </p>
        <PayoutTag status={status} />
      </div>
      <Stages payout={payout} />
      {reference ? (
        <p className="text-sm text-t2">
          <Trans>Bank reference (UTR)</Trans>{' '}
          <span className="num select-all font-semibold text-t1 [overflow-wrap:anywhere]">{reference}</span>
        </p>
      ) : null}
      {status === 'failed' ? (
        <p className="text-sm text-t2">
          {reason} <Trans>The money is back in your wallet.</Trans>
        </p>
      ) : null}
      {net === amount ? null : (
        <details className="text-sm">
          <summary className="min-h-6 cursor-pointer text-link">
            <Trans>{formatRupees(net, { paise: true })} after fee and tax</Trans>
          </summary>
          <div className="mt-2">
            <Breakdown {...payout} />
          </div>
        </details>
      )}
    </li>
  );
}
