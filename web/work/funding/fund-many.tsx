import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CircleCheckBig } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { applicantsQuery } from '../../campaigns/applications/applications.queries.ts';
import { isApplication } from '../../campaigns/applications/is-application.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { FundingDialog } from '../escrow/funding-dialog.tsx';
import { useFunding } from '../escrow/use-funding.ts';
import { useLiveHiring } from '../offers/use-live-hiring.ts';
import { AfterFunding } from './after-funding.tsx';
import { FundCards } from './fund-cards.tsx';
import { type FundRow, fundRows, sumRows } from './fund-rows.ts';
import { FundSummary } from './fund-summary.tsx';
import { FundTable } from './fund-table.tsx';
import { fundableQuery, useFundManyOrder } from './funding.queries.ts';

/** Accepted applications of a campaign that wait for their money, paid together. */
export default function FundMany({ campaign }: { campaign: Campaign }) {
  const { t } = useLingui();
  useLiveHiring();
  const waiting = useQuery(fundableQuery(campaign.id));
  const accepted = useInfiniteQuery(applicantsQuery(campaign.id, { status: ['accepted'], sort: 'newest' }));
  const applications = accepted.data?.pages.flatMap(({ data }) => data).filter(isApplication);
  const error = waiting.error ?? accepted.error;
  if (waiting.data && applications) {
    const rows = fundRows(waiting.data, applications);
    return <Funding campaign={campaign} rows={rows} />;
  }
  if (!error) return <Skeleton className="h-100 rounded-card" />;
  const again = () => Promise.all([waiting.refetch(), accepted.refetch()]);
  return <ErrorState title={t`Couldn’t load what waits for its money`} text={reasonOf(error)} onRetry={again} />;
}

function Funding({ campaign, rows }: { campaign: Campaign; rows: readonly FundRow[] }) {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [left, setLeft] = useState<ReadonlySet<string>>(() => leftOut(rows, search.get('applications')));
  const isWide = useMedia('(width >= 768px)');
  const chosen = rows.filter(({ application_id: id }) => !left.has(id));
  const sums = sumRows(chosen);
  const ids = chosen.map(({ application_id: id }) => id);
  // The payment under way stays as it is when its rows are gone.
  const [order, setOrder] = useState<{ ids: readonly string[]; amount: number }>();
  const { step, fund, close } = useFunding({
    start: useFundManyOrder(ids),
    applicationIds: order?.ids ?? ids,
    title: campaign.title,
  });
  const pay = () => {
    setOrder({ ids, amount: sums.amount });
    return fund();
  };
  const end = () => {
    setOrder(undefined);
    close();
  };
  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }
  const toggleAll = () => setLeft(new Set(left.size === 0 ? rows.map(({ application_id: id }) => id) : []));
  const list = { rows, chosen, sums, toggle, toggleAll };
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState
          icon={CircleCheckBig}
          title={t`Nothing waits to be funded`}
          action={
            <LinkButton to={paths.appliedUsers(campaign.id)}>
              <Trans>See applicants</Trans>
            </LinkButton>
          }
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="lg:col-span-2">
            <h2 className="h2">
              <Trans>Fund your creators</Trans>
            </h2>
            <p className="mt-1 text-t2">
              <Trans>They start once the money is held. One payment, one receipt, all or none.</Trans>
            </p>
          </div>
          <div className="grid min-w-0 gap-6">
            {isWide ? <FundTable {...list} /> : <FundCards {...list} />}
            {chosen.length > 0 ? <AfterFunding chosen={chosen} sums={sums} /> : null}
          </div>
          <FundSummary chosen={chosen} sums={sums} onPay={pay} />
        </div>
      )}
      <FundingDialog
        step={step}
        amount={order?.amount ?? 0}
        count={order?.ids.length ?? 0}
        onClose={end}
        onTryAgain={pay}
      />
    </>
  );
}

/** Rows that the address leaves out; none without a choice in it. */
function leftOut(rows: readonly FundRow[], asked: string | null): ReadonlySet<string> {
  const wanted = asked?.split(',');
  return new Set(wanted ? rows.map(({ application_id: id }) => id).filter((id) => !wanted.includes(id)) : []);
}
