import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { reasonOf } from '../../lib/form-errors.ts';
import { useSession } from '../../lib/session.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { AnswerTimeCard } from '../approvals/answer-time-card.tsx';
import { ApprovalList } from '../approvals/approval-list.tsx';
import { approvalsQuery } from '../approvals/approvals.queries.ts';
import { PolicyCard } from '../approvals/policy-card.tsx';
import { TeamTabs } from '../approvals/team-tabs.tsx';
import { accountsQuery } from '../workspaces/workspaces.queries.ts';

/** Payments of the account that wait for a second person, and the rule on them. */
export default function Approvals() {
  const { t } = useLingui();
  const { token, profile } = useSession();
  const { data, isPending, error, refetch } = useQuery({ ...approvalsQuery, enabled: token !== null });
  const { data: accounts = [] } = useQuery({ ...accountsQuery, enabled: token !== null });
  const isOwner = accounts.find(({ id }) => id === profile?.id)?.member_roles.includes('owner') ?? false;
  return (
    <>
      <title>{t`Approvals`}</title>
      <h1 className="h1">
        <Trans>Approvals</Trans>
      </h1>
      <p className="mt-1 text-sm text-t3">
        <Trans>Payments above your limit wait here for a second person. The person who asks can’t approve.</Trans>
      </p>
      <div className="mt-4">
        <TeamTabs current="approvals" />
      </div>
      <div className="mt-6 grid items-start gap-6 pb-18 xl:grid-cols-[minmax(0,816px)_minmax(0,360px)]">
        <div className="grid gap-6">
          {isPending ? <Skeleton className="h-40 rounded-card" /> : null}
          {error ? <ErrorState title={reasonOf(error)} onRetry={refetch} /> : null}
          {data ? <ApprovalList approvals={data.data} /> : null}
        </div>
        {data ? (
          <div className="grid gap-6">
            <PolicyCard isOwner={isOwner} />
            <AnswerTimeCard approvals={data.data} />
          </div>
        ) : null}
      </div>
    </>
  );
}
