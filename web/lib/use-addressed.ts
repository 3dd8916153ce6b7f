import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

interface Form<T> {
  read: (search: URLSearchParams) => T;
  write: (value: T) => URLSearchParams;
}

const same = (search: URLSearchParams) => search;

/** The address as it is. */
export const whole: Form<URLSearchParams> = { read: same, write: same };

/** What the address says, and how to have it say something else, which holds at once: the address follows a moment later. */
export function useAddressed<T>({ read, write }: Form<T>): [T, (next: T) => void] {
  const [search, setSearch] = useSearchParams();
  const inAddress = useMemo(() => read(search), [read, search]);
  const [asked, setAsked] = useState<{ value: T; before: URLSearchParams }>();
  const change = useCallback(
    (value: T) => {
      setAsked({ value, before: search });
      setSearch(write(value), { replace: true, preventScrollReset: true });
    },
    [search, setSearch, write],
  );
  return [asked?.before === search ? asked.value : inAddress, change];
}
