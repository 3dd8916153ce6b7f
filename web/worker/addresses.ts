/** Fallback page without a connection. */
export const offlinePage = '/offline';
/** App pages that are useful offline: messages written there are sent later. */
const appPages = ['/chat-section'];

/** How the worker treats a URL: an immutable file of the build, a page, or not at all. */
export type Kind = 'file' | 'page' | null;

/** Paths that are no pages and are never cached. */
const notPages = /^\/(api|files|health|l|metrics|sandbox|socket\.io)(\/|$)/;

/** Classifies a request. Replies of the API carry personal data, so the worker ignores them. */
export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Kind {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return null;
  if (isFile(pathname)) return 'file';
  return mode === 'navigate' && !notPages.test(pathname) ? 'page' : null;
}

/** Immutable: named after its content or the build. */
export function isFile(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname === '/__manifest';
}

/**
 * Whether a page may be cached: public pages, by their cache header, and a few app pages that are rendered without user
 * data. Pages rendered for a user are no-store.
 */
export function isKeepable(pathname: string, cacheControl: string | null): boolean {
  if (/\bno-store\b/.test(cacheControl ?? '')) return false;
  return pathname === offlinePage || appPages.includes(pathname) || /\bpublic\b/.test(cacheControl ?? '');
}

/** URLs of files in a document or style sheet. */
export function filesIn(text: string): string[] {
  return [...new Set(text.match(/\/assets\/(?:[\w-]+\/)?[\w.-]+\.\w+/g))];
}

/** Caches a new build deletes: all but its own and the previous one, whose pages may still be open. */
export function outdated(names: readonly string[], { own, prefix }: { own: string; prefix: string }): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== own).slice(0, -1);
}
