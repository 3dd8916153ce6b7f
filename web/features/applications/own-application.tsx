import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { Application } from '../../../contract/applications.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { showToast } from '../../ui/toast.ts';
import { ApplicationTag } from './application-tag.tsx';
import { type Move, useMove } from './applications.queries.ts';

const ReasonDialog = lazy(() => import('./reason-dialog.tsx'));

type Own = Pick<Application, 'id' | 'status' | 'quote' | 'createdAt'>;

const lines: Partial<Record<Application['status'], React.ReactNode>> = {
  applied: <Trans>The creator has your application. You will be told when it moves.</Trans>,
  shortlisted: <Trans>You are on the shortlist. An offer may follow.</Trans>,
  offered: <Trans>An offer waits for your answer. Accepting freezes the terms for both sides.</Trans>,
  accepted: <Trans>You have an agreement. Its terms are fixed.</Trans>,
  declined: <Trans>This application has ended. You can apply again while the campaign is open.</Trans>,
  withdrawn: <Trans>You withdrew. You can apply again while the campaign is open.</Trans>,
  cancelled: <Trans>The agreement was cancelled.</Trans>,
};

/** The reader's own application: where it stands and what they can do with it. */
export function OwnApplication({ application }: { application: Own }) {
  const { t, i18n } = useLingui();
  const { id, status, quote } = application;
  const move = useMove();
  const [isCancelling, setCancelling] = useState(false);

  async function answer(next: Omit<Move, 'id'>, done: string) {
    try {
      await move.mutateAsync({ id, ...next });
      showToast('success', done);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }

  return (
    <Card as="section" aria-labelledby="own-application" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="own-application" className="h4">
          <Trans>Your application</Trans>
        </h2>
        <ApplicationTag status={status} />
      </div>
      {quote === null ? null : (
        <p>
          <span className="block text-sm text-t2">
            {status === 'offered' ? <Trans>Offered to you</Trans> : <Trans>Price on the table</Trans>}
          </span>
          <Money value={quote} size={36} />
        </p>
      )}
      <p className="text-sm text-t2">{lines[status]}</p>
      <p className="text-sm text-t3">
        <Trans>Applied {formatDay(application.createdAt, { locale: i18n.locale })}</Trans>
      </p>
      {status === 'offered' ? (
        <Button
          variant="primary"
          block
          busy={move.isPending}
          onClick={() => answer({ status: 'accepted' }, t`Accepted. The terms are frozen as an agreement.`)}
        >
          <Trans>Accept offer</Trans>
        </Button>
      ) : null}
      {status === 'applied' || status === 'shortlisted' || status === 'offered' ? (
        <Button
          block
          variant={status === 'offered' ? 'danger' : 'outline'}
          busy={move.isPending}
          onClick={() =>
            answer({ status: 'withdrawn' }, status === 'offered' ? t`Offer declined.` : t`Application withdrawn.`)
          }
        >
          {status === 'offered' ? <Trans>Decline offer</Trans> : <Trans>Withdraw</Trans>}
        </Button>
      ) : null}
      {status === 'accepted' || status === 'in_progress' ? (
        <Button block variant="danger" onClick={() => setCancelling(true)}>
          <Trans>Cancel agreement</Trans>
        </Button>
      ) : null}
      <Suspense>
        {isCancelling ? (
          <ReasonDialog
            title={<Trans>Cancel the agreement?</Trans>}
            act={<Trans>Cancel agreement</Trans>}
            isNeeded
            onClose={() => setCancelling(false)}
            onDone={async (note) => {
              setCancelling(false);
              await answer({ status: 'cancelled', note }, t`Agreement cancelled. The other side was told why.`);
            }}
          />
        ) : null}
      </Suspense>
    </Card>
  );
}
