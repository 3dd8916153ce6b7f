/** The only module that names the browser's storage: it may be full, blocked, absent or null, and pages work on. */

/** `local` is shared by all tabs; `tab` lasts as long as one tab. */
export type Area = 'local' | 'tab';

/** Holds for this tab what `local` refused. Its own quota is mostly free when that one is full. */
const heldKey = 'held_for_tab';
/** Values the browser did not store, by area and key; null: removed, though the browser still has an older value. */
let held: Map<string, string | null> | undefined;
const listeners = new Set<() => void>();
let hasRefused = false;

const nameOf = (area: Area, key: string) => `${area} ${key}`;

/** Throws where the browser forbids even the access, and answers null where it has none. */
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

/** A value, or null where there is none. Never throws. */
export function readItem(area: Area, key: string): string | null {
  const kept = heldValues().get(nameOf(area, key));
  return kept !== undefined ? kept : attempt(() => storageOf(area)?.getItem(key) ?? null);
}

/** Sets a value, or removes it when null. False where it lasts only as long as this tab or page. Never throws. */
export function writeItem(area: Area, key: string, value: string | null): boolean {
  attempt(() => (value === null ? storageOf(area)?.removeItem(key) : storageOf(area)?.setItem(key, value)));
  const isKept = attempt(() => storageOf(area)?.getItem(key) ?? null) === value;
  hold(nameOf(area, key), isKept ? undefined : value);
  if (!isKept) tellRefused();
  return isKept;
}

/** Every key that holds something. */
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

/** Runs once when the browser first refuses to keep something, or at once where it has. Returns what ends it. */
export function onRefused(listener: () => void): () => void {
  if (hasRefused) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
}

/** An expression for inline scripts, which run before any module: the value of a key, or undefined. */
export function inlineRead(key: string): string {
  return `(()=>{try{return localStorage.getItem('${key}')}catch{}})()`;
}

/** Runs before any other script: libraries of ours expect storage of the tab, and fail where it is forbidden or null. */
export const tabStorageScript = `try{sessionStorage.length}catch{let m=new Map;try{Object.defineProperty(window,'sessionStorage',{configurable:true,
value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,''+v),removeItem:k=>void m.delete(k),key:i=>[...m.keys()][i]??null,get length(){return m.size}}})}catch{}}`;

// Another tab's stored value is newer than this tab's.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => {
  if (key !== null) hold(nameOf('local', key), undefined);
});
