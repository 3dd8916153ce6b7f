import { useUrlState, whole } from './use-url-state.ts';

/** Filters of a list in the URL: the set ones, and a setter. */
export function useUrlFilters<N extends string>(names: readonly N[]) {
  const [search, change] = useUrlState(whole);
  const filters: Partial<Record<N, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) filters[name] = value;
  }
  const set = (name: N, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    change(next);
  };
  const clear = () => change(new URLSearchParams());
  return { filters, set, clear, isFiltered: Object.keys(filters).length > 0 };
}
