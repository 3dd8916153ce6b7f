import { useSyncExternalStore } from 'react';
import { readStored, type StoredKey, writeStored } from './stored.ts';

export interface StoredValue<T> {
  /** The value now; the same object while nothing changed. */
  read: () => T;
  /** Lays a change over the newest value, other tabs' changes included. False where it lives in this tab alone. */
  change: (change: (value: T) => T) => boolean;
  /** Follows the value, across tabs. */
  use: () => T;
}

/** A value kept in the browser as JSON. Where storage is full or forbidden it lives as long as the tab. */
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
