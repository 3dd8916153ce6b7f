import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookmarkCard } from '../../../contract/bookmarks.ts';
import { dateInIndia } from '../../../contract/calendar.ts';
import { dayOf } from '../../lib/campaign-words.ts';
import { formatShortDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { frame } from './bookmark-card.tsx';

interface KeptCampaignProps {
  campaign: NonNullable<BookmarkCard['campaign']>;
  status: ReactNode;
  pay: ReactNode;
  heart: ReactNode;
  locale: string;
}

/** A campaign that was kept: whose it is, how it stands, what it pays and until when one can apply. */
export function KeptCampaign({ campaign, status, pay, heart, locale }: KeptCampaignProps) {
  const { id, title, type, creator_name: creator, application_deadline: deadline } = campaign;
  const last = deadline ? formatShortDate(dayOf(deadline), locale) : null;
  const isClosed = deadline !== null && dateInIndia(new Date()) > deadline;
  return (
    <article className={cx(frame, 'grid content-start gap-2.5')}>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="h4">
            <Link to={paths.campaign(id)} className="no-underline outline-none after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
          <p className="truncate text-sm text-t3">{creator}</p>
        </div>
        {heart}
      </div>
      <p className="flex flex-wrap gap-2">{status}</p>
      {pay}
      {last ? (
        <p className="num text-sm text-t2">
          {isClosed ? (
            <Trans>Closed on {last}</Trans>
          ) : type === 'joint' ? (
            <Trans>Pledge by {last}</Trans>
          ) : (
            <Trans>Apply by {last}</Trans>
          )}
        </p>
      ) : null}
    </article>
  );
}
