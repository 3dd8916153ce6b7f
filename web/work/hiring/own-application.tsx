import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { hasAgreement, hasEnded } from '../../../contract/campaigns/application-standing.ts';
import { type Application, answerDays } from '../../../contract/campaigns/applications.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { ApplicationTag } from '../../campaigns/applications/application-tag.tsx';
import { formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useLiveHiring } from '../offers/use-live-hiring.ts';
import { AgreedMoney, AskedToCancel } from './agreed-parts.tsx';
import type { OwnApplicationProps } from './own-application-props.ts';

/** Link to the tab for handing in work. */
const work = { to: '?tab=deliverables', className: 'link' } as const;

/** Next step, with the date of the automatic answer. */
function NextLine({ status, by }: { status: Application['status']; by: string | null }) {
  switch (status) {
    case 'applied':
      return by ? (
        <Trans>
          The campaign owner has your application. You’ll get an answer by {by}; after that, we close the application
          automatically.
        </Trans>
      ) : (
        <Trans>The campaign owner has your application. We’ll notify you about any update.</Trans>
      );
    case 'shortlisted':
      return by ? (
        <Trans>You’re on the shortlist. You may get an offer by {by}.</Trans>
      ) : (
        <Trans>You’re on the shortlist. You may get an offer.</Trans>
      );
    case 'offered':
      return by ? (
        <Trans>
          You have an offer. Answer until end of {by}. If you accept, the terms become fixed for both sides.
        </Trans>
      ) : (
        <Trans>You have an offer. If you accept, the terms become fixed for both sides.</Trans>
      );
    case 'accepted':
      return <Trans>You have an agreement. Its terms are fixed.</Trans>;
    case 'in_progress':
      return (
        <Trans>
          You can start working. <Link {...work}>Submit your work here</Link>.
        </Trans>
      );
    case 'changes_requested':
      return (
        <Trans>
          The campaign owner asked for changes. <Link {...work}>See what to change</Link>.
        </Trans>
      );
    case 'submitted':
      return (
        <Trans>
          The campaign owner is reviewing your work. <Link {...work}>See the status</Link>.
        </Trans>
      );
    case 'approved':
    case 'paid':
      return (
        <Trans>
          Your work is approved. <Link {...work}>Publish it and add its numbers</Link>.
        </Trans>
      );
    case 'declined':
      return <Trans>This application is closed. You can apply again while the campaign is open.</Trans>;
    case 'withdrawn':
      return <Trans>You withdrew. You can apply again while the campaign is open.</Trans>;
    case 'cancelled':
      return <Trans>The agreement was cancelled.</Trans>;
    default:
      return null;
  }
}

const OwnActs = lazyWithRetry(() => import('./own-acts.tsx'));

/** Height of what is to come: an agreement, nothing, or an answer. */
function heightOf(status: Application['status']): string {
  if (hasAgreement(status)) return 'h-64';
  return hasEnded(status) ? 'h-5' : 'h-32';
}

/** The reader's application with its money; agreement and actions load on visibility. */
export default function OwnApplication({ campaign, application }: OwnApplicationProps) {
  const { i18n } = useLingui();
  useLiveHiring();
  const { id, status, can } = application;
  // Only then the work can be let go on.
  const isPaused = status === 'in_progress' && can.in_progress === true;
  const { application_deadline: deadline } = campaign;
  const by = deadline ? formatDay(addDays(deadline, answerDays), { locale: i18n.locale }) : null;
  return (
    <Card as="section" aria-labelledby="own-application" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="own-application" className="h4">
          <Trans>Your application</Trans>
        </h2>
        <ApplicationTag application={application} />
      </div>
      {isPaused ? (
        <AskedToCancel campaignId={campaign.id} applicationId={id} side="influencer" />
      ) : (
        <p className="num text-sm text-t2">
          <NextLine status={status} by={by} />
        </p>
      )}
      <AgreedMoney campaign={campaign} application={application} side="influencer" />
      <LazyOnVisible
        placeholder={<Skeleton className={`${heightOf(status)} rounded-box`} />}
        isWanted={status === 'offered'}
      >
        <OwnActs campaign={campaign} application={application} />
      </LazyOnVisible>
    </Card>
  );
}
