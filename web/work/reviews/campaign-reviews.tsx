import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Clock, Pencil, Star } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Review, ReviewPair } from '../../../contract/work/reviews.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { ReviewCard } from './review-card.tsx';
import { campaignReviewsQuery } from './reviews.queries.ts';

const ReviewDialog = lazyWithRetry(() => import('./review-dialog.tsx'));

/** Reviews of a campaign: the reader's own to write, the partner's once both exist. */
export default function CampaignReviews({ campaign }: { campaign: Campaign }) {
  const query = useQuery(campaignReviewsQuery(campaign.id));
  if (query.isPending) return <Skeleton className="h-60 rounded-card" />;
  if (!query.data) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load the reviews</Trans>}
        text={reasonOf(query.error)}
        onRetry={query.refetch}
      />
    );
  }
  if (query.data.length === 0) {
    return (
      <EmptyState
        jaali={`reviews-${campaign.id}`}
        title={<Trans>Reviews open when the work is done</Trans>}
        text={<Trans>After that, both sides review each other. You can read theirs once you’ve written yours.</Trans>}
      />
    );
  }
  return (
    <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-4">
      {query.data.map((pair) => (
        <Pair key={pair.application_id} pair={pair} />
      ))}
    </div>
  );
}

function Pair({ pair }: { pair: ReviewPair }) {
  const [isWriting, setWriting] = useState(false);
  const name = nameOf(pair.partner);
  const { mine, theirs, can } = pair;
  return (
    <Card as="section" aria-label={name}>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="h4 min-w-0 flex-[1_1_14rem]">
          <Trans>You and {name}</Trans>
        </h2>
        {can.write === true ? (
          <Button variant="peacock" icon={Star} onClick={() => setWriting(true)}>
            <Trans>Review {name}</Trans>
          </Button>
        ) : null}
        {mine?.can.change === true ? (
          <Button icon={Pencil} onClick={() => setWriting(true)}>
            <Trans>Edit my review</Trans>
          </Button>
        ) : null}
      </div>
      <div className="grid gap-5">
        {mine ? <ReviewCard review={mine} /> : null}
        {theirs ? <ReviewCard review={theirs} /> : null}
      </div>
      <Waiting pair={pair} mine={mine} name={name} />
      <Suspense>{isWriting ? <ReviewDialog pair={pair} onClose={() => setWriting(false)} /> : null}</Suspense>
    </Card>
  );
}

/** Hidden reviews, and until when. */
function Waiting({ pair, mine, name }: { pair: ReviewPair; mine: Review | null; name: string }) {
  const { i18n } = useLingui();
  const day = (at: string) => formatDate(at, { locale: i18n.locale });
  const line = 'mt-3 flex items-start gap-1.5 text-sm text-t2 [&>svg]:mt-0.5 [&>svg]:size-4';
  if (pair.is_awaited && pair.write_until) {
    const until = day(pair.write_until);
    return (
      <p className={line}>
        <Clock />
        <span>
          <Trans>
            {name} has written a review. Write yours by {until} to read it.
          </Trans>
        </span>
      </p>
    );
  }
  if (mine && !mine.is_shown) {
    const from = day(mine.shows_at);
    return (
      <p className={line}>
        <Clock />
        <span>
          <Trans>
            Hidden until {name} writes one too, or until {from}.
          </Trans>
        </span>
      </p>
    );
  }
  const reason = whyNot(pair.can.write);
  return mine || !reason ? null : <p className="mt-3 text-sm text-t2">{reason}</p>;
}
