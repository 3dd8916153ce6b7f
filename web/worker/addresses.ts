/** The page that is shown where nothing was kept. */
export const offlinePage = '/offline';
/** Pages of the app that are of use without a connection: what is written there goes out later. */
const appPages = ['/chat-section'];

/** What an address is to the worker: a file of the build, which never changes; a page; or nothing of its business. */
export type Kind = 'file' | 'page' | null;

/** Other things than pages live there, and what is shown of them is never kept. */
const notPages = /^\/(api|files|health|l|metrics|sandbox|socket\.io)(\/|$)/;

/** How the worker takes a request. Replies of the API carry personal data: it does not even look at them. */
export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return null;
  if (isFile(pathname)) return 'file';
  return mode === 'navigate' && !notPages.test(pathname) ? 'page' : null;
}

/** Named after its content, or after the build: it never changes. */
export function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname === '/__manifest';
}

/**
 * Whether a page may be kept. Pages for everybody say so themselves; of those of the app that are drawn without knowing for
 * whom, an old one is of use only where something can be written. What is drawn for its reader forbids it.
 */
export function isKeepable(pathname: string, cacheControl: string | null): boolean {
  if (/\bno-store\b/.test(cacheControl ?? '')) return false;
  return pathname === offlinePage || appPages.includes(pathname) || /\bpublic\b/.test(cacheControl ?? '');
}

/** The files that a document or style sheet names. */
export function filesIn(text: string): string[] {
  return [...new Set(text.match(/\/assets\/(?:[\w-]+\/)?[\w.-]+\.\w+/g))];
}

/** The caches that a new build does away with: all but its own and the one before, whose pages may still be open. */
export function outdated(names: readonly string[], { own, prefix }: { own: string; prefix: string }): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== own).slice(0, -1);
}
