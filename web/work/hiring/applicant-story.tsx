import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { hasAgreement, hasEnded } from '../../../contract/campaigns/application-standing.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { ApplicationTag, applicationLooks } from '../../campaigns/applications/application-tag.tsx';
import { TeamNotes } from '../../campaigns/notes/team-notes.tsx';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { formatDay, formatShortDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { ClampedText } from '../../ui/data/clamped-text.tsx';
import { partsInWords } from '../../ui/data/follower-words.ts';
import { ForAndAgainst } from '../../ui/data/for-and-against.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AgreedMoney, type AgreedProps, Agreement, UnpaidNote } from './agreed-parts.tsx';
import { handleOf, NewestWork, Reach } from './applicant-parts.tsx';

const SafetyMenu = lazyWithRetry(() => import('../../accounts/safety/safety-menu.tsx'));

interface ApplicantHeadProps {
  application: Application;
  /** False below a title with the name. */
  isTitled?: boolean;
}

/** Face, name and figures of an applicant. */
export function ApplicantHead({ application, isTitled }: ApplicantHeadProps) {
  const { user } = application;
  return (
    <div className="flex items-center gap-3">
      <Avatar id={user.id} image={user.profile_image} size={56} />
      <div className="min-w-0 flex-1">
        {isTitled ? <h3 className="h3 break-words">{user.fullname}</h3> : null}
        <p className="num text-sm text-t3">
          <Reach card={user} />
        </p>
      </div>
    </div>
  );
}

export interface ApplicantStoryProps {
  campaign: AgreedProps['campaign'] & Pick<Campaign, 'content'>;
  application: Application;
  status: Application['status'];
  /** Name and picture, where nothing above shows them. */
  head?: ReactNode;
  /** Offers to report or block, where nothing beside it does. */
  hasSafetyMenu: boolean;
}

/** Details of an application: work, message, reasons, deliverables and price. */
export function ApplicantStory({ campaign, application, status, head, hasSafetyMenu }: ApplicantStoryProps) {
  const { i18n } = useLingui();
  const { id, user, message, quote, match } = application;
  const parts = partsInWords(user, i18n);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {head}
      <NewestWork card={user} isLarge />
      <div className="num flex items-center gap-2 text-sm text-t3">
        <span className="min-w-0 flex-1">
          {handleOf(application)}
          {parts === null ? null : <span className="block text-xs">{parts}</span>}
        </span>
        <Link to={paths.influencerProfile('influencer', user.id)} className="link hit-44 font-semibold">
          <Trans>View profile</Trans>
        </Link>
        {hasSafetyMenu ? (
          <Suspense>
            <SafetyMenu targetId={user.id} name={user.fullname} />
          </Suspense>
        ) : null}
      </div>
      {message ? (
        <blockquote>
          <ClampedText>“{message}”</ClampedText>
        </blockquote>
      ) : null}
      {status === 'applied' ? null : <Progress application={application} status={status} />}
      {match?.few_facts ? <MatchScore match={match} /> : null}
      {match ? <ForAndAgainst pros={match.reasons} cons={match.gaps} /> : null}
      <Pieces campaign={campaign} application={application} />
      <AgreedMoney campaign={campaign} application={{ id, status, quote, can: application.can }} side="creator" />
      {application.arrival || application.ends_at ? <UnpaidNote application={application} side="creator" /> : null}
      {hasAgreement(status) ? <Agreement applicationId={id} side="creator" /> : null}
      <TeamNotes target={`application:${id}`} />
    </div>
  );
}

/** Pieces that the campaign asks for, and by when they can deliver them. */
function Pieces({ campaign, application: { ready_by: ready } }: Pick<ApplicantStoryProps, 'campaign' | 'application'>) {
  const { i18n } = useLingui();
  if (campaign.content.length === 0 && !ready) return null;
  return (
    <ul className="num flex flex-wrap gap-2">
      {campaign.content.map(({ type, quantity }) => (
        <li key={type} className={pieceClass}>
          {deliverablesInWords([{ type, quantity }], i18n)}
        </li>
      ))}
      {ready ? (
        <li className={pieceClass}>
          <Trans>Ready by {formatDay(ready, { locale: i18n.locale })}</Trans>
        </li>
      ) : null}
    </ul>
  );
}

const pieceClass = 'inline-flex min-h-8 items-center rounded-chip border border-line px-2.5 font-semibold text-xs';

const steps = ['applied', 'shortlisted', 'offered', 'accepted'] as const;

/** Progress to an agreement with dates; an early end is labelled. */
function Progress({ application, status }: Pick<ApplicantStoryProps, 'application' | 'status'>) {
  const { i18n } = useLingui();
  const at = (steps as readonly string[]).indexOf(status);
  const isOver = hasEnded(status);
  const reached = isOver ? -1 : at === -1 ? steps.length - 1 : at;
  const dayOfMove = (to: string) => application.history.findLast((move) => move.to === to)?.createdAt;
  if (isOver) {
    return (
      <p>
        <ApplicationTag application={application} />
      </p>
    );
  }
  return (
    <ol className="grid grid-cols-4 gap-1">
      {steps.map((step, index) => {
        const day = dayOfMove(step);
        return (
          <li key={step} className="text-xs">
            <span className={cx('mb-1.5 block h-1 rounded-full', index <= reached ? 'bg-pea' : 'bg-line')} />
            <span className={cx('block font-semibold', index > reached && 'text-t3')}>
              {i18n._(applicationLooks[step].name)}
            </span>
            {day ? <span className="num text-t3">{formatShortDate(day, i18n.locale)}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}
