import { postToWorker } from './service-worker.ts';
import { whenIdle } from './when-idle.ts';

/** Caches pages and the current page's files for offline use. */
export function cachePages(pages: readonly string[]): void {
  void postToWorker({ kind: 'keep', addresses: ['/offline', ...pages, ...loadedFiles()] });
}

/**
 * Caches the files of linked pages when idle, so that they open offline with an explanation. Not with Save-Data. Returns a
 * function that cancels it.
 */
export function cacheLinkedPages(): () => void {
  return whenIdle(() => void postToWorker({ kind: 'keep', addresses: reachableFiles() }));
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded.filter(isFile).map(({ pathname, search }) => pathname + search);
}

function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/__manifest');
}

/** Files of pages the router knows to be linked. */
function reachableFiles(): string[] {
  const files = Object.values(window.__reactRouterManifest?.routes ?? {}).flatMap(
    ({ module, imports = [], css = [] }) => [module, ...imports, ...css],
  );
  return [...new Set(files)];
}
