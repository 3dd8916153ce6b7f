import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

interface Form<T> {
  read: (search: URLSearchParams) => T;
  write: (value: T) => URLSearchParams;
}

const same = (search: URLSearchParams) => search;

/** URL parameters as they are. */
export const whole: Form<URLSearchParams> = { read: same, write: same };

/**
 * Typed state in the URL's query. A change applies at once; the URL follows a moment later. Back undoes a change that was
 * pushed.
 */
export function useUrlState<T>({ read, write }: Form<T>): [T, (next: T, history?: 'push') => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = useMemo(() => read(search), [read, search]);
  const [asked, setAsked] = useState<{ value: T; before: URLSearchParams }>();
  const change = useCallback(
    (value: T, history?: 'push') => {
      setAsked({ value, before: search });
      setSearch(write(value), { replace: history !== 'push', preventScrollReset: true });
    },
    [search, setSearch, write],
  );
  return [asked?.before === search ? asked.value : inAddress, change];
}

/** Ids in an address, each once, at most so many; what is no id is left out. */
export function readIds(search: URLSearchParams, most: number): string[] {
  return [...new Set(search.getAll('id'))].filter((id) => /^\d{1,15}$/.test(id)).slice(0, most);
}
