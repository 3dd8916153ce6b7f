import { useSyncExternalStore } from 'react';
import { readStored, storedKeys, writeStored } from './stored.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();
const darkQuery = '(prefers-color-scheme: dark)';

/** Shows the stored theme, or the system's. Also an inline script in the head, before the first paint, to avoid a flash. */
export function showTheme(stored: string | null): void {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = stored === 'dark' || stored === 'light' ? stored : system;
}

function readChoice(): ThemeChoice {
  const stored = readStored(storedKeys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

const apply = () => showTheme(readStored(storedKeys.theme));

/** Stores the theme for this browser. */
export function chooseTheme(choice: ThemeChoice): void {
  writeStored(storedKeys.theme, choice === 'system' ? null : choice);
  apply();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia(darkQuery);
  const onChange = () => {
    apply();
    listener();
  };
  listeners.add(listener);
  system.addEventListener('change', onChange);
  window.addEventListener('storage', onChange);
  return () => {
    listeners.delete(listener);
    system.removeEventListener('change', onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Chosen theme; also follows the system and other tabs. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}
