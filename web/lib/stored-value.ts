import { useSyncExternalStore } from 'react';
import { readStored, type StoredKey, writeStored } from './stored.ts';

export interface StoredValue<T> {
  /** Current value, memoized. */
  read: () => T;
  /** Applies a change to the latest value of all tabs. Returns false when it lasts for this tab only. */
  change: (change: (value: T) => T) => boolean;
  /** Subscribes to the value, across tabs. */
  use: () => T;
}

/** JSON value in browser storage; when that is full or blocked, it lasts for the tab. */
export function storedValue<T>(key: StoredKey, empty: T, isValue: (value: unknown) => boolean): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = empty;
  const read = () => {
    const stored = readStored(key);
    if (stored !== text) {
      text = stored;
      value = (stored === null ? null : parse(stored, isValue)) ?? empty;
    }
    return value;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  };
  return {
    read,
    change(change) {
      value = change(read());
      text = JSON.stringify(value);
      const isKept = writeStored(key, text);
      for (const listener of listeners) listener();
      return isKept;
    },
    use: () => useSyncExternalStore(subscribe, read, () => empty),
  };
}

function parse<T>(text: string, isValue: (value: unknown) => boolean): T | null {
  try {
    const value: unknown = JSON.parse(text);
    return isValue(value) ? (value as T) : null;
  } catch {
    return null;
  }
}
