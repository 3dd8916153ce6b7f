import { useSearchParams } from 'react-router';

/** What narrows the list of conversations down. */
export interface ChatFilters {
  /** Words of a name. */
  q: string;
  /** Only what is not read. */
  unread: boolean;
  change: (part: { q?: string; unread?: boolean }) => void;
  /** The address of a conversation with these filters kept. */
  addressOf: (userId: string) => string;
  /** The address of the list alone. */
  list: string;
}

/** The filters as the address has them. */
export function useChatFilters(): ChatFilters {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const unread = search.get('show') === 'unread';
  return {
    q,
    unread,
    change: (part) =>
      setSearch((known) => narrow(known, { q, unread, ...part }), { replace: true, preventScrollReset: true }),
    addressOf: (userId) => withUser(search, userId),
    list: withUser(search, null),
  };
}

function narrow(known: URLSearchParams, { q, unread }: { q: string; unread: boolean }): URLSearchParams {
  const address = new URLSearchParams(known);
  if (q) address.set('q', q);
  else address.delete('q');
  if (unread) address.set('show', 'unread');
  else address.delete('show');
  return address;
}

function withUser(known: URLSearchParams, userId: string | null): string {
  const address = new URLSearchParams(known);
  if (userId) address.set('user', userId);
  else address.delete('user');
  return `?${address}`;
}
