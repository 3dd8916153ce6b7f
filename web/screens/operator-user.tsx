import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { ConsoleHead } from '../features/operator/console-head.tsx';
import { userQuery } from '../features/operator/operator.queries.ts';
import { ReportedUnlocks } from '../features/operator/reported-unlocks.tsx';
import { AccountTag } from '../features/operator/state-tags.tsx';
import { UserActs } from '../features/operator/user-acts.tsx';
import { UserFacts } from '../features/operator/user-card.tsx';
import { reasonOf } from '../lib/form-errors.ts';
import { paths } from '../lib/paths.ts';
import { nameOf } from '../lib/people-names.ts';
import { roleWords } from '../lib/role-words.ts';
import { Card } from '../ui/card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorState } from '../ui/states.tsx';

/** One person as operators see them, and what can be done. */
export default function OperatorUser() {
  const { id = '' } = useParams();
  const { t, i18n } = useLingui();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  if (!user) {
    return (
      <>
        <ConsoleHead name={t`Person`} />
        {error ? (
          <ErrorState title={<Trans>This person did not load</Trans>} text={reasonOf(error)} onRetry={refetch} />
        ) : (
          <Skeleton className="h-96 rounded-card" />
        )}
      </>
    );
  }
  return (
    <>
      <p className="mb-2 flex items-center gap-1 text-sm text-t3">
        <Link to={paths.operatorUsers} className="link hit-44">
          <Trans>People</Trans>
        </Link>
        <ChevronRight className="size-4" />
        <AccountTag state={user.state} />
      </p>
      <ConsoleHead
        name={nameOf(user)}
        text={[i18n._(roleWords[user.role]), user.username, user.location].filter(Boolean).join(' · ')}
      />
      <div className="grid gap-4">
        <UserActs user={user} />
        {user.suspension_reason ? (
          <Card flat>
            <h2 className="h5">
              <Trans>Suspended because</Trans>
            </h2>
            <p className="whitespace-pre-line">“{user.suspension_reason}”</p>
          </Card>
        ) : null}
        <ReportedUnlocks unlocks={user.reported_unlocks} />
        <UserFacts user={user} />
      </div>
    </>
  );
}
