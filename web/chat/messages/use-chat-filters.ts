import { useAddressed, whole } from '../../lib/use-addressed.ts';

/** Fewest characters that messages are searched for. */
export const shortestSearch = 2;

/** What narrows the list of conversations down, and what is looked for in one. */
export interface ChatFilters {
  /** Words of a name or a message. */
  q: string;
  /** Only what is not read. */
  unread: boolean;
  /** The cursor of the message at which the conversation is opened. */
  message: string | null;
  /** Words looked for in the open conversation; null while nothing is looked for there. */
  find: string | null;
  change: (part: { q?: string; unread?: boolean; find?: string | null }) => void;
  /** The address of a conversation with these filters kept, at a message of it where one is given. */
  addressOf: (userId: string, message?: string) => string;
  /** The address of the search in the open conversation. */
  search: string;
  /** The address of the open conversation at its newest message. */
  latest: string;
  /** The address of the list alone. */
  list: string;
}

/** The filters as the address has them. */
export function useChatFilters(): ChatFilters {
  const [search, setSearch] = useAddressed(whole);
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

/** An address with parts replaced; null takes one out, undefined leaves it. */
function withParts(known: URLSearchParams, parts: Record<string, string | null | undefined>): URLSearchParams {
  const address = new URLSearchParams(known);
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) address.delete(name);
    else if (value !== undefined) address.set(name, value);
  }
  return address;
}
