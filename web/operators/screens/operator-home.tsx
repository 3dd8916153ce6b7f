import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FlaskConical, Hammer } from 'lucide-react';
import { Link } from 'react-router';
import { ApprovalList } from '../../accounts/approvals/approval-list.tsx';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { ConsoleHead } from '../console/console-head.tsx';
import { HealthList } from '../console/health-list.tsx';
import { Needs } from '../console/needs.tsx';
import { homeQuery, waitingApprovalsQuery } from '../console/operator.queries.ts';
import { PlaceFigures } from '../console/place-figures.tsx';

/** Console home: open work, health, totals. */
export default function OperatorHome() {
  const { t } = useLingui();
  return (
    <>
      <ConsoleHead name={t`Console`} text={<Trans>Your queue and system health.</Trans>} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
        <Overview />
        <section aria-labelledby="health">
          <h2 id="health" className="h4 mb-3">
            <Trans>System health</Trans>
          </h2>
          <HealthList />
        </section>
      </div>
    </>
  );
}

/** Refunds and payouts above the sum; left out while none waits. */
function SecondOperator() {
  const { data: approvals = [] } = useQuery(waitingApprovalsQuery);
  if (approvals.length === 0) return null;
  return (
    <section aria-labelledby="second">
      <h2 id="second" className="h4 mb-1">
        <Trans>Takes two operators</Trans>
      </h2>
      <p className="mb-3 text-sm text-t3">
        <Trans>Large refunds and payouts need a second operator of the level finance or admin.</Trans>
      </p>
      <div className="grid gap-4">
        <ApprovalList approvals={approvals} />
      </div>
    </section>
  );
}

function Overview() {
  const { data: home, error, refetch } = useQuery(homeQuery);
  if (!home) {
    if (!error) return <Skeleton className="h-96 rounded-card" />;
    return <ErrorState title={<Trans>Couldn’t load the overview</Trans>} text={reasonOf(error)} onRetry={refetch} />;
  }
  return (
    <div className="grid gap-6">
      {home.maintenance ? (
        <Card flat className="flex items-center gap-3">
          <Hammer className="text-amber-t" />
          <Link to={paths.operatorMaintenance} className="link font-semibold">
            <Trans>Closed for maintenance</Trans>
          </Link>
        </Card>
      ) : null}
      {home.demo ? (
        <Card flat className="flex items-center gap-3">
          <FlaskConical className="flex-none text-amber-t" />
          <p>
            <Trans>
              Demo data left over: {home.demo.accounts} accounts, {home.demo.campaigns} campaigns, {home.demo.profiles}{' '}
              unclaimed profiles. In production the accounts are locked.
            </Trans>
          </p>
        </Card>
      ) : null}
      <SecondOperator />
      <section aria-labelledby="needs">
        <h2 id="needs" className="h4 mb-3">
          <Trans>Needs you now</Trans>
        </h2>
        <Needs needs={home.needs} />
      </section>
      <section aria-labelledby="figures">
        <h2 id="figures" className="h4 mb-3">
          <Trans>Platform numbers</Trans>
        </h2>
        <PlaceFigures counts={home.counts} />
      </section>
    </div>
  );
}
