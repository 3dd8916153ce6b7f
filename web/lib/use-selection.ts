import { useCallback, useMemo, useState } from 'react';

/** Selection among loaded rows; rows that leave the list are deselected. */
export function useSelection<T extends { id: string }>(rows: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const toggle = useCallback((id: string) => {
    setIds((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    chosen,
    has: (id: string) => ids.has(id),
    toggle,
    isWhole: rows.length > 0 && chosen.length === rows.length,
    chooseAll: () => setIds(new Set(rows.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
export type Selection<T extends { id: string }> = ReturnType<typeof useSelection<T>>;
