import { useMemo } from 'react';
import { useUrlState, whole } from '../../lib/use-url-state.ts';

/** Minimum length of a message search. */
export const shortestSearch = 2;

/** Filters of the conversation list, and the search in one conversation. */
export interface ChatFilters {
  /** Part of a name or a message. */
  q: string;
  /** Unread conversations only. */
  unread: boolean;
  /** Cursor of the message at which the conversation opens. */
  message: string | null;
  /** Search within the open conversation; null when closed. */
  find: string | null;
  change: (part: { q?: string; unread?: boolean; find?: string | null }) => void;
  /** URL of a conversation with these filters, optionally at a message. */
  addressOf: (userId: string, message?: string) => string;
  /** URL of the search in the open conversation. */
  search: string;
  /** URL of the open conversation at its newest message. */
  latest: string;
  /** URL of the list. */
  list: string;
}

/** Filters in the URL. */
export function useChatFilters(): ChatFilters {
  const [search, setSearch] = useUrlState(whole);
  return useMemo(() => filtersOf(search, setSearch), [search, setSearch]);
}

function filtersOf(search: URLSearchParams, setSearch: (next: URLSearchParams) => void): ChatFilters {
  const message = search.get('message');
  const away = { message: null, find: null };
  return {
    q: search.get('q') ?? '',
    unread: search.get('show') === 'unread',
    message: message !== null && /^\d{1,15}$/.test(message) ? message : null,
    find: search.get('find'),
    change: ({ q, unread, find }) =>
      setSearch(
        withParts(search, {
          q: q === '' ? null : q,
          show: unread === undefined ? undefined : unread ? 'unread' : null,
          find,
        }),
      ),
    addressOf: (user, at) => `?${withParts(search, { ...away, user, message: at ?? null })}`,
    search: `?${withParts(search, { find: '' })}`,
    latest: `?${withParts(search, away)}`,
    list: `?${withParts(search, { ...away, user: null })}`,
  };
}

/** URL with parameters replaced; null removes one, undefined leaves it. */
function withParts(known: URLSearchParams, parts: Record<string, string | null | undefined>): URLSearchParams {
  const address = new URLSearchParams(known);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) address.delete(name);
    else if (value !== undefined) address.set(name, value);
  }
  return address;
}
