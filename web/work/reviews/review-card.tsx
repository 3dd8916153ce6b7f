import { Trans, useLingui } from '@lingui/react/macro';
import { Flag, Reply } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Review } from '../../../contract/work/reviews.ts';
import { formatDate } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { Stars } from './stars.tsx';

const ReplyDialog = lazyWithRetry(async () => ({ default: (await import('./answer-dialogs.tsx')).ReplyDialog }));
const ReviewReportDialog = lazyWithRetry(async () => ({
  default: (await import('./answer-dialogs.tsx')).ReviewReportDialog,
}));

/** Review with its reply; the reviewed person can reply once, everybody but the author can report it. */
export function ReviewCard({ review }: { review: Review }) {
  const { i18n } = useLingui();
  const [asking, setAsking] = useState<'reply' | 'report'>();
  const { author, reply, campaign, can } = review;
  const close = () => setAsking(undefined);
  return (
    <article>
      <div className="flex items-start gap-3">
        <PersonAvatar person={author} size={40} />
        <div className="min-w-0 flex-1">
          <h3 className="h5">{nameOf(author)}</h3>
          <p className="text-t3 text-xs">
            {campaign.title} · {formatDate(review.createdAt, { locale: i18n.locale })}
          </p>
        </div>
        <Stars rating={review.rating} />
      </div>
      <p className="mt-2 max-w-[62ch] whitespace-pre-line break-words">{review.text}</p>
      {reply ? (
        <div className="mt-3 border-line border-l-2 pl-3">
          <p className="font-semibold text-sm text-t2">
            <Trans>Reply, {formatDate(reply.createdAt, { locale: i18n.locale })}</Trans>
          </p>
          <p className="max-w-[62ch] whitespace-pre-line break-words text-sm">{reply.text}</p>
        </div>
      ) : null}
      <div className="-mx-3 mt-1 flex gap-2 empty:hidden">
        {can.reply === true ? (
          <Button variant="text" size="sm" icon={Reply} onClick={() => setAsking('reply')}>
            <Trans>Reply</Trans>
          </Button>
        ) : null}
        {can.report === true ? (
          <Button variant="text" size="sm" icon={Flag} onClick={() => setAsking('report')}>
            <Trans>Report</Trans>
          </Button>
        ) : null}
      </div>
      <Suspense>
        {asking === 'reply' ? <ReplyDialog id={review.id} onClose={close} /> : null}
        {asking === 'report' ? <ReviewReportDialog id={review.id} onClose={close} /> : null}
      </Suspense>
    </article>
  );
}
