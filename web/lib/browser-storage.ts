/** The only module that accesses browser storage, which may be full, blocked, absent or null. */

import { InlineValue, inlineCall } from './inline-call.ts';

/** `local` is shared by all tabs, `tab` belongs to one. */
export type Area = 'local' | 'tab';

/** Session storage key for values `local` refused; its quota is separate. */
const heldKey = 'held_for_tab';
/** Values the browser did not store, by area and key; null: removed although the browser has an old value. */
let held: Map<string, string | null> | undefined;
const listeners = new Set<() => void>();
let hasRefused = false;

const nameOf = (area: Area, key: string) => `${area} ${key}`;

/** Throws or returns null when storage is blocked. */
const storageOf = (area: Area): Storage | null => (area === 'local' ? localStorage : sessionStorage);

function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

function heldValues(): Map<string, string | null> {
  held ??= new Map(attempt(() => JSON.parse(storageOf('tab')?.getItem(heldKey) ?? '[]') as [string, string | null][]));
  return held;
}

function hold(name: string, value: string | null | undefined): void {
  if (value === undefined && !heldValues().has(name)) return;
  if (value === undefined) heldValues().delete(name);
  else heldValues().set(name, value);
  attempt(() => {
    const storage = storageOf('tab');
    if (heldValues().size === 0) storage?.removeItem(heldKey);
    else storage?.setItem(heldKey, JSON.stringify([...heldValues()]));
  });
}

/** Reads a value, or null. Never throws. */
export function readItem(area: Area, key: string): string | null {
  const kept = heldValues().get(nameOf(area, key));
  return kept !== undefined ? kept : attempt(() => storageOf(area)?.getItem(key) ?? null);
}

/** Sets a value, or removes it with null. Returns false when it only lasts for this tab or page. Never throws. */
export function writeItem(area: Area, key: string, value: string | null): boolean {
  attempt(() => (value === null ? storageOf(area)?.removeItem(key) : storageOf(area)?.setItem(key, value)));
  const isKept = attempt(() => storageOf(area)?.getItem(key) ?? null) === value;
  hold(nameOf(area, key), isKept ? undefined : value);
  if (!isKept) tellRefused();
  return isKept;
}

/** All keys with a value. */
export function listKeys(area: Area): string[] {
  const kept = attempt(() => {
    const storage = storageOf(area);
    return Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? '');
  });
  const prefix = nameOf(area, '');
  const refused = [...heldValues().keys()].filter((name) => name.startsWith(prefix));
  const all = [...(kept ?? []), ...refused.map((name) => name.slice(prefix.length))];
  return [...new Set(all)].filter((key) => key !== '' && key !== heldKey);
}

function tellRefused(): void {
  if (hasRefused) return;
  hasRefused = true;
  for (const listener of listeners) listener();
}

/** Calls the listener once, when the browser refuses to store something. Returns a function that unsubscribes. */
export function onRefused(listener: () => void): () => void {
  if (hasRefused) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For inline scripts: the stored value of a key, or null. */
export function inlineRead(area: Area, key: string): InlineValue {
  const read = (storage: 'localStorage' | 'sessionStorage', name: string) => {
    try {
      return window[storage].getItem(name);
    } catch {
      return null;
    }
  };
  return new InlineValue(inlineCall(read, area === 'local' ? 'localStorage' : 'sessionStorage', key));
}

/** Inline script: replaces blocked session storage, which some libraries require. */
export function replaceBlockedStorage(): void {
  try {
    sessionStorage.length;
  } catch {
    const items = new Map<string, string>();
    const value: Storage = {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, text) => void items.set(key, String(text)),
      removeItem: (key) => void items.delete(key),
      clear: () => items.clear(),
      key: (at) => [...items.keys()][at] ?? null,
      get length() {
        return items.size;
      },
    };
    try {
      Object.defineProperty(window, 'sessionStorage', { configurable: true, value });
    } catch {}
  }
}

// Another tab's value is newer than the held one.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key !== null) hold(nameOf('local', key), undefined);
});
