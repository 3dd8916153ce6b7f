import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { hasAgreement, hasEnded } from '../../../contract/campaigns/application-standing.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { ApplicationTag, applicationLooks } from '../../campaigns/applications/application-tag.tsx';
import { formatDay, formatPercent, formatShortDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { partsInWords } from '../../ui/data/follower-words.ts';
import { ForAndAgainst } from '../../ui/data/for-and-against.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AgreedMoney, type AgreedProps, Agreement } from './agreed-parts.tsx';
import { handleOf } from './applicant-parts.tsx';

const SafetyMenu = lazyWithRetry(() => import('../../accounts/safety/safety-menu.tsx'));

interface ApplicantStoryProps {
  campaign: AgreedProps['campaign'];
  application: Application;
  status: Application['status'];
  isTitled: boolean;
  /** Offers to report or block, where nothing beside it does. */
  hasSafetyMenu: boolean;
}

/** Details of an application: person, progress, message, price and match. */
export function ApplicantStory({ campaign, application, status, isTitled, hasSafetyMenu }: ApplicantStoryProps) {
  const { i18n } = useLingui();
  const { id, user, message, quote, ready_by: ready, match } = application;
  const name = user.fullname;
  const parts = partsInWords(user, i18n);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-center gap-3">
        <Avatar id={user.id} image={user.profile_image} size={56} />
        <div className="min-w-0 flex-1">
          {isTitled ? <h3 className="h3 break-words">{name}</h3> : null}
          <p className="num text-sm text-t3">
            {[
              user.followers === null ? null : shortenIndian(user.followers),
              user.engagement_rate === null ? null : formatPercent(user.engagement_rate),
              handleOf(application),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {parts === null ? null : <p className="num text-t3 text-xs">{parts}</p>}
          <Link to={paths.influencerProfile('influencer', user.id)} className="link hit-44 font-semibold text-sm">
            <Trans>View profile</Trans>
          </Link>
        </div>
        {hasSafetyMenu ? (
          <Suspense>
            <SafetyMenu targetId={user.id} name={name} />
          </Suspense>
        ) : null}
      </div>
      <blockquote className="whitespace-pre-line">“{message}”</blockquote>
      <Way application={application} status={status} />
      {ready ? (
        <p className="num text-sm">
          <Trans>Ready by {formatDay(ready, { locale: i18n.locale })}</Trans>
        </p>
      ) : null}
      <AgreedMoney campaign={campaign} application={{ id, status, quote, can: application.can }} side="creator" />
      {hasAgreement(status) ? <Agreement applicationId={id} side="creator" /> : null}
      {match?.few_facts ? <MatchScore match={match} /> : null}
      {match ? <ForAndAgainst pros={match.reasons} cons={match.gaps} /> : null}
    </div>
  );
}

const steps = ['applied', 'shortlisted', 'offered', 'accepted'] as const;

/** Progress to an agreement with dates; an early end is labelled. */
function Way({ application, status }: Pick<ApplicantStoryProps, 'application' | 'status'>) {
  const { i18n } = useLingui();
  const at = (steps as readonly string[]).indexOf(status);
  const isOver = hasEnded(status);
  const reached = isOver ? -1 : at === -1 ? steps.length - 1 : at;
  const dayOfMove = (to: string) => application.history.findLast((move) => move.to === to)?.createdAt;
  if (isOver) {
    return (
      <p>
        <ApplicationTag status={status} />
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
