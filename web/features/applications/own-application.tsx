import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '../../../contract/applications.ts';
import { useAgreementParts } from '../../lib/agreement-parts.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { showToast } from '../../ui/toast.ts';
import { hasAgreement } from './agreed.ts';
import { ApplicationTag } from './application-tag.tsx';
import { type Move, useMove } from './applications.queries.ts';
import { type AgreedPart, useMoneyParts } from './money-parts.ts';

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
export function OwnApplication({ campaign, application }: { campaign: AgreedPart['campaign']; application: Own }) {
  const { t, i18n } = useLingui();
  const { Money, Acts } = useMoneyParts();
  const { Agreement, Accept } = useAgreementParts();
  const { id, status } = application;
  const part = { campaign, application, side: 'influencer' } as const;
  const move = useMove();

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
      <p className="text-sm text-t2">{lines[status]}</p>
      <Money {...part} />
      {hasAgreement(status) ? <Agreement applicationId={id} side="influencer" /> : null}
      <p className="text-sm text-t3">
        <Trans>Applied {formatDay(application.createdAt, { locale: i18n.locale })}</Trans>
      </p>
      {status === 'offered' ? <Accept applicationId={id} /> : null}
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
      <Acts {...part} />
    </Card>
  );
}
