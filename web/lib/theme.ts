import { useSyncExternalStore } from 'react';
import { inlineRead } from './browser-storage.ts';
import { readStored, storedKeys, writeStored } from './stored.ts';

export type ThemeChoice = 'system' | 'light' | 'dark';

const listeners = new Set<() => void>();
const darkQuery = '(prefers-color-scheme: dark)';

/** Runs in the page's head, before anything is drawn, so that no wrong theme flashes up. */
export const themeScript = `(()=>{let t=${inlineRead(storedKeys.theme)};
document.documentElement.dataset.theme=t==='dark'||t==='light'?t:matchMedia('${darkQuery}').matches?'dark':'light'})()`;

function readChoice(): ThemeChoice {
  const stored = readStored(storedKeys.theme);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function apply(): void {
  const choice = readChoice();
  const system = window.matchMedia(darkQuery).matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = choice === 'system' ? system : choice;
}

/** Chooses the theme for this browser. */
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

/** The chosen theme; also keeps the page following the system and the other tabs. */
export function useTheme(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system');
}
