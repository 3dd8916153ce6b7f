import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ExternalLink, Star } from 'lucide-react';
import type { Collaboration } from '../../../contract/discovery/track-record.ts';
import { kindName } from '../../lib/content-words.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { writeDate } from '../../lib/intl.ts';
import { langOf } from '../../lib/lang-of.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { ContentImage } from '../../ui/data/content-image.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { collaborationsQuery } from './track-record.queries.ts';

/** Completed campaigns of a person, with the post, its views and the rating. */
export function Collaborations({ id, title, empty }: { id: string; title: React.ReactNode; empty: React.ReactNode }) {
  const { i18n } = useLingui();
  const query = useInfiniteQuery(collaborationsQuery(id));
  const done = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const monthOf = (month: string) => writeDate(`${month}-01`, i18n.locale, { month: 'short', year: 'numeric' });
  return (
    <section aria-labelledby="collaborations" className="mt-10">
      <h2 id="collaborations" className="h3 mb-4">
        {title}
      </h2>
      {query.isPending ? <Skeleton className="h-40 rounded-card" /> : null}
      {query.isError && done.length === 0 ? (
        <ErrorState
          title={<Trans>Couldn’t load past campaigns</Trans>}
          text={reasonOf(query.error)}
          onRetry={query.refetch}
        />
      ) : null}
      {query.isSuccess && done.length === 0 ? <p className="text-t2">{empty}</p> : null}
      {done.length > 0 ? (
        <Card padding="none">
          <ul className="divide-y divide-line">
            {done.map((each) => (
              <li key={each.id}>
                <Work work={each} month={monthOf(each.month)} isOwn={each.brand.id === id} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      <ShowMore query={query} className="mt-3 flex justify-center" />
    </section>
  );
}

interface WorkProps {
  work: Collaboration;
  month: string;
  /** Posted by the person: the brand is not named. */
  isOwn: boolean;
}

function Work({ work: { title, brand, rating, post }, month, isOwn }: WorkProps) {
  const { t, i18n } = useLingui();
  const views = post?.views ?? null;
  return (
    <div className="relative flex items-center gap-3 px-4 py-3 md:gap-4 md:px-5">
      {post?.picture ? (
        <ContentImage
          id={brand.id}
          picture={post.picture}
          alt={kindName(post.kind, i18n)}
          sizes="48px"
          className="h-15 w-12 flex-none rounded-[3px_8px_8px_8px]"
        />
      ) : null}
      <Avatar id={brand.id} shape="organisation" size={40} className={post?.picture ? 'max-md:hidden' : ''} />
      <span className="min-w-0 flex-1">
        <span className="h5 line-clamp-2 break-words" lang={langOf(title)}>
          {post?.permalink ? (
            <a
              href={post.permalink}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="no-underline after:absolute after:inset-0 hover:underline"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </span>
        <span className="num block truncate text-sm text-t3">
          {[isOwn ? '' : brand.name, month].filter(Boolean).join(' · ')}
        </span>
      </span>
      {views === null ? null : (
        <span className="num flex-none text-right text-sm max-md:hidden">
          <b>{shortenIndian(views)}</b> <Trans>views</Trans>
        </span>
      )}
      {rating === null ? null : (
        <span role="img" aria-label={t`${rating} of 5 stars`} className="num flex w-12 flex-none items-center gap-1">
          <Star className="size-4 fill-current text-amber-t" aria-hidden="true" />
          <b>{rating.toFixed(1)}</b>
        </span>
      )}
      {post?.permalink ? <ExternalLink className="size-4 flex-none text-t3" aria-hidden="true" /> : null}
    </div>
  );
}
