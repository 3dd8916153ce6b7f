import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { AccountTable } from '../overview/account-table.tsx';
import { Balances } from '../overview/balances.tsx';
import { overviewQuery } from '../overview/overview.queries.ts';
import { Waiting } from '../overview/waiting.tsx';

/** Overview of all accounts the person acts for. */
export default function AllAccounts() {
  const { t } = useLingui();
  const { token } = useSession();
  const { data, error, refetch } = useQuery({ ...overviewQuery, enabled: token !== null });
  return (
    <>
      <PageMeta title={t`All accounts`} />
      <header>
        <h1 className="h1">
          <Trans>All accounts</Trans>
        </h1>
        <p className="mt-1 min-h-5 text-sm text-t3">
          {data ? <Plural value={data.length} one="You act for # account" other="You act for # accounts" /> : null}
        </p>
      </header>
      <div className="mt-6 grid gap-6 pb-18">
        {error && !data ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
        {data ? (
          <>
            <Waiting accounts={data} />
            <Balances accounts={data} />
            <AccountTable accounts={data} />
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
