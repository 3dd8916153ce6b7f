import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { roleWords } from '../../lib/role-labels.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { ConsoleHead } from '../console/console-head.tsx';
import { userQuery } from '../console/operator.queries.ts';
import { ReportedUnlocks } from '../console/reported-unlocks.tsx';
import { AccountTag } from '../console/state-tags.tsx';
import { UserActs } from '../console/user-acts.tsx';
import { UserFacts } from '../console/user-card.tsx';

/** Account details and actions. */
export default function OperatorUser() {
  const { id = '' } = useParams();
  const { t, i18n } = useLingui();
  const { data: user, error, refetch } = useQuery(userQuery(id));
  const list = { to: paths.operatorUsers, name: <Trans>People</Trans> };
  if (!user) {
    return (
      <>
        <ConsoleHead name={t`Person`} list={list} />
        {error ? (
          <ErrorState title={<Trans>Couldn’t load this person</Trans>} text={reasonOf(error)} onRetry={refetch} />
        ) : (
          <Skeleton className="h-96 rounded-card" />
        )}
      </>
    );
  }
  return (
    <>
      <ConsoleHead
        name={nameOf(user)}
        list={list}
        tag={<AccountTag state={user.state} />}
        text={[i18n._(roleWords[user.role]), user.username, user.location].filter(Boolean).join(' · ')}
      />
      <div className="grid gap-4">
        <UserActs user={user} />
        {user.suspension_reason ? (
          <Card flat>
            <h2 className="h5">
              <Trans>Reason for suspension</Trans>
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
