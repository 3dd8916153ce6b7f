import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import type { FoundMessage } from '../../../contract/chat/messages.ts';
import { sayMessageTime } from '../../lib/time-labels.ts';
import { useNow } from '../../lib/use-now.ts';
import { cx } from '../../ui/cx.ts';
import { PersonRowSkeletons } from '../../ui/data/person-row-skeletons.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { PersonAvatar } from './person.tsx';
import { fullNameOf } from './person-name.ts';
import { foundQuery } from './search.queries.ts';
import { cutAtMarks } from './search-marks.ts';
import { useChatFilters } from './use-chat-filters.ts';

interface SearchResultsProps {
  me: string;
  q: string;
  /** Only messages with this person. */
  partnerId?: string | undefined;
}

/** Message search, newest first; a result opens the conversation there. */
export default function SearchResults({ me, q, partnerId }: SearchResultsProps) {
  const { addressOf, message } = useChatFilters();
  const now = useNow();
  const query = useInfiniteQuery(foundQuery({ q, partnerId }));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const found = query.data?.pages.flatMap(({ data }) => data) ?? [];
  // One call scans a part of the history, so continue while nothing was found.
  const goesOn = found.length === 0 && hasNextPage && !isError;
  useEffect(() => {
    if (goesOn && !isFetching) void fetchNextPage();
  }, [goesOn, isFetching, fetchNextPage]);
  const isPending = query.isPending || goesOn;
  return (
    <div aria-busy={isPending}>
      <p role="status" className="sr-only">
        {found.length > 0 ? <Plural value={found.length} one="# message found" other="# messages found" /> : null}
      </p>
      {found.length > 0 ? (
        <ul className="border-line border-b">
          {found.map((each) => (
            <FoundMessageRow
              key={each.id}
              found={each}
              isMine={each.sender_id === me}
              to={addressOf(each.user.id, each.cursor)}
              isOpen={each.cursor === message}
              now={now}
            />
          ))}
        </ul>
      ) : null}
      {isPending || query.isFetchingNextPage ? <PersonRowSkeletons rows={3} /> : null}
      {isError ? (
        <div className="p-4">
          <ErrorState
            title={<Trans>Couldn’t search the messages</Trans>}
            onRetry={() => (query.data ? fetchNextPage() : query.refetch())}
          />
        </div>
      ) : null}
      {found.length === 0 && !isPending && !isError ? (
        <p className="px-4 py-3 text-t2">
          <Trans>No messages with “{q}”.</Trans>
        </p>
      ) : null}
      {found.length > 0 && hasNextPage && !isFetching && !isError ? (
        <div className="flex justify-center py-3">
          <Button variant="text" onClick={() => fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface FoundMessageRowProps {
  found: FoundMessage;
  isMine: boolean;
  to: string;
  isOpen: boolean;
  now: Date;
}

function FoundMessageRow({ found, isMine, to, isOpen, now }: FoundMessageRowProps) {
  const { i18n } = useLingui();
  const { user, createdAt } = found;
  return (
    <li>
      <Link
        to={to}
        state={{ fromList: true }}
        preventScrollReset
        data-message={found.cursor}
        aria-current={isOpen ? 'true' : undefined}
        className={cx(
          'flex gap-3 border-line border-t px-4 py-3 text-t1 no-underline focus-visible:-outline-offset-2',
          isOpen ? 'bg-pea-tint' : 'hover:bg-sunken',
        )}
      >
        <PersonAvatar user={user} now={now} size={40} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span dir="auto" className="h5 min-w-0 flex-1 truncate">
              {fullNameOf(user)}
            </span>
            <time dateTime={createdAt} className="num flex-none text-t2 text-xs">
              {sayMessageTime(createdAt, { i18n, now })}
            </time>
          </span>
          <span dir="auto" className="wrap-anywhere line-clamp-3 text-sm text-t2">
            {isMine ? (
              <>
                <Trans>You:</Trans>{' '}
              </>
            ) : null}
            {cutAtMarks(found).map(({ text, at, isMarked }) =>
              isMarked ? (
                <mark key={at} className="rounded-[3px] bg-amber-tint font-semibold text-on-tint">
                  {text}
                </mark>
              ) : (
                text
              ),
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
