import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CheckCheck, Search, SquarePen } from 'lucide-react';
import { type KeyboardEvent, memo, type ReactNode, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'react-router';
import { refusedReason } from '../../lib/form-errors.ts';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { useMedia } from '../../lib/use-media.ts';
import { useNow } from '../../lib/use-now.ts';
import { ToggleChip } from '../../ui/data/chip.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { PersonRowSkeletons } from '../../ui/data/person-row-skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { LongList } from '../../ui/long-lists/long-list.tsx';
import { ConversationRow } from './conversation-row.tsx';
import { chatsQuery } from './messages.queries.ts';
import { type ChatFilters, shortestSearch, useChatFilters } from './use-chat-filters.ts';
import { useTypists } from './use-typing.ts';

const SearchResults = lazyWithRetry(() => import('./search-results.tsx'));

interface ConversationListProps {
  me: string;
  /** Id of the open conversation's partner. */
  selected: string | null;
  /** Unread messages in all conversations. */
  unread: number;
}

/** List of conversations, newest first; its filters are in the URL. */
export function ConversationList({ me, selected, unread }: ConversationListProps) {
  const filters = useChatFilters();
  // Typing is shown at once; the rows follow in the background.
  const applied = useDeferredValue(filters);
  return (
    <>
      <ListHead filters={filters} unread={unread} />
      <Conversations me={me} selected={selected} filters={applied} />
    </>
  );
}

interface ConversationsProps extends Pick<ConversationListProps, 'me' | 'selected'> {
  filters: ChatFilters;
}

const Conversations = memo(function Conversations({ me, selected, filters }: ConversationsProps) {
  const { t } = useLingui();
  const q = useDebounced(filters.q.trim());
  const chats = useInfiniteQuery({ ...chatsQuery(me, q), placeholderData: keepPreviousData });
  const now = useNow();
  const typists = useTypists();
  const box = useRef<HTMLElement>(null);
  const isWide = useMedia('(width >= 768px)');
  const loaded = useMemo(() => chats.data?.pages.flatMap((page) => page.data) ?? [], [chats.data]);
  const users = filters.unread ? loaded.filter((user) => user.unread_count > 0 || user.id === selected) : loaded;
  const isEmpty = chats.isSuccess && users.length === 0 && !chats.hasNextPage;
  return (
    <nav
      ref={box}
      aria-label={t`Conversations`}
      aria-busy={chats.isPending}
      onKeyDown={walk}
      className="relative min-h-0 flex-1 md:overflow-y-auto"
    >
      {q ? (
        <PartTitle>
          <Trans>People</Trans>
        </PartTitle>
      ) : null}
      {chats.isPending ? <PersonRowSkeletons rows={6} /> : null}
      {chats.isError && loaded.length === 0 ? (
        <div className="p-4">
          <ErrorState
            title={<Trans>Couldn’t load your conversations</Trans>}
            text={refusedReason(chats.error)}
            onRetry={() => chats.refetch()}
          />
        </div>
      ) : null}
      {isEmpty ? <NoConversations filters={filters} /> : null}
      {loaded.length > 0 && !isEmpty ? (
        <InfiniteList
          query={chats}
          skeleton={<PersonRowSkeletons rows={6} />}
          errorTitle={<Trans>Couldn’t load earlier conversations</Trans>}
        >
          <LongList className="border-line border-b" rows={users} rowHeight={91} scroller={isWide ? box : undefined}>
            {(user) => (
              <ConversationRow
                user={user}
                to={filters.addressOf(user.id)}
                selected={user.id === selected}
                typing={typists.has(user.id)}
                now={now}
              />
            )}
          </LongList>
        </InfiniteList>
      ) : null}
      {q.length >= shortestSearch ? (
        <>
          <PartTitle>
            <Trans>Messages</Trans>
          </PartTitle>
          <Suspense fallback={<PersonRowSkeletons rows={3} />}>
            <SearchResults me={me} q={q} />
          </Suspense>
        </>
      ) : null}
    </nav>
  );
});

function PartTitle({ children }: { children: ReactNode }) {
  return <h2 className="px-4 pt-3 pb-2 font-semibold text-sm text-t2">{children}</h2>;
}

/** Arrow keys move between conversations. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('li > a')];
  const at = rows.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  rows[at + step]?.focus();
  event.preventDefault();
}

function ListHead({ filters, unread }: { filters: ChatFilters; unread: number }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-3 p-4">
      <div className="flex items-center justify-between">
        <h1 className="h3 max-md:h1">
          <Trans>Messages</Trans>
        </h1>
        <Link
          to={paths.browse}
          aria-label={t`Find someone to message`}
          title={t`Find someone to message`}
          className="-mr-2 inline-grid size-11 place-items-center rounded-ctl text-t2 hover:bg-sunken hover:text-t1"
        >
          <SquarePen />
        </Link>
      </div>
      <Input
        type="search"
        icon={Search}
        aria-label={t`Search people and messages`}
        placeholder={t`Search people and messages`}
        value={filters.q}
        maxLength={100}
        onChange={(event) => filters.change({ q: event.target.value })}
      />
      <div className="flex gap-2">
        <ToggleChip on={!filters.unread} onToggle={() => filters.change({ unread: false })}>
          <Trans>All</Trans>
        </ToggleChip>
        <ToggleChip
          on={filters.unread}
          onToggle={() => filters.change({ unread: true })}
          count={unread > 0 ? formatCount(unread) : undefined}
        >
          <Trans>Unread</Trans>
        </ToggleChip>
      </div>
    </div>
  );
}

function NoConversations({ filters }: { filters: ChatFilters }) {
  const { q, unread, change } = filters;
  const isWide = useMedia('(min-width: 768px)');
  if (q.trim() !== '') {
    return (
      <p className="border-line border-y px-4 py-3 text-t2">
        <Trans>No conversations with “{q}”.</Trans>
      </p>
    );
  }
  if (unread) {
    return (
      <EmptyState
        icon={CheckCheck}
        title={<Trans>No unread messages</Trans>}
        action={
          <Button onClick={() => change({ unread: false })}>
            <Trans>Remove “Unread” filter</Trans>
          </Button>
        }
      />
    );
  }
  const title = <Trans>No conversations yet</Trans>;
  const text = <Trans>Message someone from their profile to start a conversation.</Trans>;
  // On wide screens the pane beside the list has its own empty state.
  if (isWide) {
    return (
      <div className="border-line border-y px-4 py-3">
        <h2 className="h5">{title}</h2>
        <p className="text-t2">{text}</p>
      </div>
    );
  }
  return (
    <EmptyState
      jaali="messages"
      title={title}
      text={text}
      action={
        <LinkButton variant="peacock" to={paths.browse}>
          <Trans>Find people</Trans>
        </LinkButton>
      }
    />
  );
}
