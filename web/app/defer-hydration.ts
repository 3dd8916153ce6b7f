import { inlineRead } from '../lib/browser-storage.ts';
import { inlineCall } from '../lib/inline-call.ts';
import { storedKeys } from '../lib/stored.ts';
import { keepEarlyPresses } from './early-presses.ts';

const moduleScript = /<script([^>]*) type="module" async="">/;
const modulePreload = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Makes a rendered page request its scripts only after the first paint, or on intent. Its scripts are only named by an inert
 * loader, which also loads the deferred styles.
 */
export function deferHydration(html: string, { nonce, until }: { nonce: string; until: 'paint' | 'intent' }): string {
  const load =
    until === 'paint' ? inlineCall(loadOncePainted) : inlineCall(loadOnIntent, inlineRead('local', storedKeys.token));
  const script = [inlineCall(keepEarlyPresses), inlineCall(wakeScripts), load].join(';');
  return html
    .replaceAll(modulePreload, (link) => (until === 'paint' ? link.replace('modulepreload', 'later') : ''))
    .replace(moduleScript, '<script$1 type="later">')
    .replace('</body>', () => `<script nonce="${nonce}">${script}</script></body>`);
}

declare global {
  interface Window {
    /** Set by an inline script: requests the deferred links, as what they are, and runs the module script. */
    wakeScripts?: (rel: 'stylesheet' | 'modulepreload') => void;
  }
}

/** Inline script: provides what the two below call when it is time. */
function wakeScripts(): void {
  window.wakeScripts = (rel) => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = rel;
    const inert = document.querySelector<HTMLScriptElement>('script[type=later]');
    if (!inert) return;
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = inert.nonce;
    script.text = inert.text;
    inert.replaceWith(script);
  };
}

/**
 * Inline script: wakes the scripts on the first press, key, focus or move, or at once for signed-in users, whose chats must
 * appear. A page that opens under a resting pointer gets a move by zero pixels, which is no intent.
 */
function loadOnIntent(token: string | null): void {
  const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'];
  const load = (event?: Event) => {
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    for (const name of events) removeEventListener(name, load, true);
    window.wakeScripts?.('stylesheet');
  };
  for (const name of events) addEventListener(name, load, true);
  if (token) load();
}

/**
 * Inline script: wakes the scripts after the first paint: earlier, they would compete with styles and fonts on a slow network.
 * Hidden windows are not painted, so they do not wait. Meanwhile the first Intl format is created, which takes 100 ms on a
 * phone.
 */
function loadOncePainted(): void {
  let isLoading = false;
  const load = () => {
    if (isLoading) return;
    isLoading = true;
    window.wakeScripts?.('modulepreload');
    setTimeout(() => new Date().toLocaleString(document.documentElement.lang));
  };
  requestAnimationFrame(() => setTimeout(load));
  setTimeout(load, 3_000);
}

const wholeModule = /<script[^>]* type="module" async="">.*?<\/script>/s;

/** Turns a rendered page into the offline page: shown for any URL until that can be reached, and never hydrated. */
export function standIn(html: string, nonce: string): string {
  return html
    .replaceAll(modulePreload, '')
    .replace(wholeModule, '')
    .replace('</body>', () => `<script nonce="${nonce}">${inlineCall(reloadOnceReachable)}</script></body>`);
}

/** Inline script: polls until the requested page can be reached. Online but without an answer the server is at fault. */
function reloadOnceReachable(): void {
  const showCause = () => document.documentElement.toggleAttribute('data-away', navigator.onLine);
  const ask = () =>
    fetch(location.href, { cache: 'no-store' }).then(
      ({ ok }) => ok && location.reload(),
      () => {},
    );
  showCause();
  document.querySelector('[data-retry]')?.addEventListener('click', () => location.reload());
  addEventListener('offline', showCause);
  addEventListener('online', () => {
    showCause();
    void ask();
  });
  setInterval(ask, 10_000);
}
