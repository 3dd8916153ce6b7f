import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { type OverviewPeriod, overviewSpan } from '../../../contract/insights/overview.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { isAgency } from '../../accounts/workspaces/is-agency.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showOverlay } from '../../lib/overlay.ts';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { AccountTable } from '../overview/account-table.tsx';
import { Balances } from '../overview/balances.tsx';
import { ComingUp } from '../overview/coming-up.tsx';
import { overviewQuery } from '../overview/overview.queries.ts';
import { Waiting } from '../overview/waiting.tsx';

/** Overview of all accounts the person acts for. */
export default function AllAccounts() {
  const { t } = useLingui();
  const { token } = useSession();
  const [period, setPeriod] = useState<OverviewPeriod>('month');
  const { data, error, refetch } = useQuery({ ...overviewQuery(period), enabled: token !== null });
  const span = overviewSpan(dateInIndia(new Date()), period);
  return (
    <>
      <PageMeta title={t`All accounts`} />
      <header className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1">
          <h1 className="h1">
            <Trans>All accounts</Trans>
          </h1>
          <p className="mt-1 min-h-5 text-sm text-t3">
            {data ? <Plural value={data.length} one="You act for # account" other="You act for # accounts" /> : null}
          </p>
        </div>
        {data ? <AddButton isAgency={isAgency(data)} /> : null}
      </header>
      <div className="mt-6 grid gap-6 pb-18">
        {error && !data ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
        {data ? (
          <>
            <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
              <Waiting accounts={data} />
              <ComingUp accounts={data} />
            </div>
            <Balances accounts={data} until={span.to} />
            <AccountTable accounts={data} period={period} span={span} onPeriod={setPeriod} />
          </>
        ) : error ? null : (
          <>
            <Skeleton className="h-90 rounded-card" />
            <Skeleton className="h-36 rounded-card" />
            <Skeleton className="h-80 rounded-card" />
          </>
        )}
      </div>
    </>
  );
}

/** Agencies add clients; everybody else opens a further account. */
function AddButton({ isAgency: isForClients }: { isAgency: boolean }) {
  return (
    <Button icon={Plus} className="max-md:w-full" onClick={() => showOverlay(isForClients ? 'client' : 'account')}>
      {isForClients ? <Trans>Add a client</Trans> : <Trans>Add an account</Trans>}
    </Button>
  );
}
