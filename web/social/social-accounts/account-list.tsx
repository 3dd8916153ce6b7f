import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { AccountRow } from './account-row.tsx';
import { socialAccountsQuery } from './social-accounts.queries.ts';

/** Social accounts with their figures, source and age. */
export function AccountList({ userId }: { userId: string }) {
  const { t } = useLingui();
  const { data, isPending, refetch } = useQuery(socialAccountsQuery(userId));
  if (isPending) return <Skeleton className="h-16" />;
  if (!data) return <ErrorState title={t`Couldn’t load your accounts`} onRetry={refetch} />;
  if (data.data.length === 0) {
    return (
      <p className="text-t2">
        <Trans>No accounts yet. Add at least one so others can see how many followers you have.</Trans>
      </p>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {data.data.map((account) => (
        <AccountRow key={account.id} account={account} />
      ))}
    </ul>
  );
}
