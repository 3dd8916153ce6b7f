import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Card } from '../../ui/data/card.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { ReviewCard } from './review-card.tsx';
import { reviewsOfQuery } from './reviews.queries.ts';
import { Stars } from './stars.tsx';

/** Reviews of a person with average and count. */
export function ReviewsOf({ id, name }: { id: string; name: string }) {
  const heading = useId();
  const query = useInfiniteQuery(reviewsOfQuery(id));
  const [first] = query.data?.pages ?? [];
  const reviews = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <section aria-labelledby={heading} className="mt-10">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={heading} className="h3">
          <Trans>Reviews</Trans>
        </h2>
        {first && first.average !== null ? (
          <p className="num flex items-center gap-2 text-t2">
            <Stars rating={first.average} />
            <strong className="text-t1">{first.average}</strong>
            <Plural value={first.total} one="from # review" other="from # reviews" />
          </p>
        ) : null}
      </div>
      {query.isPending ? <Skeleton className="h-40 rounded-card" /> : null}
      {query.isError && !first ? (
        <ErrorState
          title={<Trans>Couldn’t load the reviews</Trans>}
          text={reasonOf(query.error)}
          onRetry={query.refetch}
        />
      ) : null}
      {first && reviews.length === 0 ? (
        <p className="text-t2">
          <Trans>No reviews of {name} yet. People who completed work together can review each other.</Trans>
        </p>
      ) : null}
      {reviews.length > 0 ? (
        <Card padding="none" className="divide-y divide-line [&>*]:p-4 md:[&>*]:p-5">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} />
          ))}
        </Card>
      ) : null}
      <ShowMore query={query} className="mt-3 flex justify-center" />
    </section>
  );
}
