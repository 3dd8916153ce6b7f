import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { BookmarkCard } from '../../../contract/campaigns/bookmarks.ts';
import { deadlineInWords } from '../../lib/campaign-labels.ts';
import { formatShortDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { cx } from '../../ui/cx.ts';
import { frame } from './bookmark-card.tsx';

interface KeptCampaignProps {
  campaign: NonNullable<BookmarkCard['campaign']>;
  status: ReactNode;
  pay: ReactNode;
  heart: ReactNode;
}

/** Bookmarked campaign: creator, status, pay and deadline. */
export function KeptCampaign({ campaign, status, pay, heart }: KeptCampaignProps) {
  const { id, title, type, creator_name: creator, application_deadline: deadline } = campaign;
  const { i18n } = useLingui();
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
      {deadline ? (
        <p className="num text-sm text-t2">
          {deadlineInWords({ type, deadline, last: formatShortDate(deadline, i18n.locale) }, i18n)}
        </p>
      ) : null}
    </article>
  );
}
