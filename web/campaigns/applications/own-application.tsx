import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Application, answerDays } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { addDays } from '../../../contract/kit/calendar.ts';
import { formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/data/card.tsx';
import { ApplicationTag } from './application-tag.tsx';
import { type AgreedPart, useMoneyParts } from './money-parts.ts';

type Own = Pick<Application, 'id' | 'status' | 'quote' | 'createdAt'>;

/** Where the work of the agreement is handed in. */
const work = { to: '?tab=deliverables', className: 'link' } as const;

/** What happens next, until the day the system answers for who did not. */
function NextLine({ status, by }: { status: Application['status']; by: string | null }) {
  switch (status) {
    case 'applied':
      return by ? (
        <Trans>The owner has your application. Expect an answer by {by}: after that the system closes it.</Trans>
      ) : (
        <Trans>The owner has your application. You will be told when it moves.</Trans>
      );
    case 'shortlisted':
      return by ? (
        <Trans>You are on the shortlist. An offer may follow until {by}.</Trans>
      ) : (
        <Trans>You are on the shortlist. An offer may follow.</Trans>
      );
    case 'offered':
      return by ? (
        <Trans>An offer waits for your answer until {by}. Accepting freezes the terms for both sides.</Trans>
      ) : (
        <Trans>An offer waits for your answer. Accepting freezes the terms for both sides.</Trans>
      );
    case 'accepted':
      return <Trans>You have an agreement. Its terms are fixed.</Trans>;
    case 'in_progress':
      return (
        <Trans>
          Work can start. <Link {...work}>Hand it in here</Link>.
        </Trans>
      );
    case 'changes_requested':
      return (
        <Trans>
          The owner asks for changes. <Link {...work}>See what is to be changed</Link>.
        </Trans>
      );
    case 'submitted':
      return (
        <Trans>
          The owner looks at your work. <Link {...work}>See how it stands</Link>.
        </Trans>
      );
    case 'approved':
    case 'paid':
      return (
        <Trans>
          Your work is approved. <Link {...work}>Publish it and report its figures</Link>.
        </Trans>
      );
    case 'declined':
      return <Trans>This application has ended. You can apply again while the campaign is open.</Trans>;
    case 'withdrawn':
      return <Trans>You withdrew. You can apply again while the campaign is open.</Trans>;
    case 'cancelled':
      return <Trans>The agreement was cancelled.</Trans>;
    default:
      return null;
  }
}

export interface OwnApplicationProps {
  campaign: AgreedPart['campaign'] & Pick<Campaign, 'application_deadline'>;
  application: Own;
}

/** The reader's own application: where it stands and what it brings; after that what the screen knows to do with it. */
export function OwnApplication({ campaign, application, children }: OwnApplicationProps & { children: ReactNode }) {
  const { i18n } = useLingui();
  const { Money } = useMoneyParts();
  const { status } = application;
  const { application_deadline: deadline } = campaign;
  const by = deadline ? formatDay(addDays(deadline, answerDays), { locale: i18n.locale }) : null;
  return (
    <Card as="section" aria-labelledby="own-application" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="own-application" className="h4">
          <Trans>Your application</Trans>
        </h2>
        <ApplicationTag status={status} />
      </div>
      <p className="num text-sm text-t2">
        <NextLine status={status} by={by} />
      </p>
      <Money campaign={campaign} application={application} side="influencer" />
      {children}
    </Card>
  );
}
