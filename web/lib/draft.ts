import { useEffect, useState } from 'react';
import { readStored, type StoredName, writeStored } from './stored.ts';

/** Form input stored for this tab, restored after a reload or login. */
export function useStoredDraft<T extends object>(key: StoredName, empty: T) {
  const [draft, setDraft] = useState<T>(() => ({ ...empty, ...readKept<T>(key) }));
  useEffect(() => {
    writeStored(key, JSON.stringify(draft));
  }, [key, draft]);
  return {
    draft,
    change: (fields: Partial<T>) => setDraft((before) => ({ ...before, ...fields })),
    forget: () => writeStored(key, null),
    /** Forgets saved fields; fields changed since are kept. */
    drop: (saved: Partial<T>) =>
      setDraft((before) => {
        const isSaved = (field: string) => before[field as keyof T] === saved[field as keyof T];
        const left = Object.entries(before).filter(([field]) => !isSaved(field));
        return { ...empty, ...Object.fromEntries(left) };
      }),
  };
}

function readKept<T>(key: StoredName): Partial<T> {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Partial<T>) : {};
  } catch {
    return {};
  }
}
