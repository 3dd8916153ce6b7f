import { tellWorker } from './service-worker.ts';
import { whenQuiet } from './when-idle.ts';

/** Keeps pages for when there is no connection, with what this one is made of: the browser has most of it already. */
export function keepPages(pages: readonly string[]): void {
  void tellWorker({ kind: 'keep', addresses: ['/offline', ...pages, ...loadedFiles()] });
}

/**
 * Keeps what the pages one press away are made of too, once it is quiet, so that they open without a connection and say
 * themselves what is missing. Not for who saves data. Returns what calls it off.
 */
export function keepReachable(): () => void {
  return whenQuiet(() => void tellWorker({ kind: 'keep', addresses: reachableFiles() }));
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded.filter(isFile).map(({ pathname, search }) => pathname + search);
}

function isFile({ origin, pathname }: URL): boolean {
  return origin === location.origin && (pathname.startsWith('/assets/') || pathname === '/__manifest');
}

interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

/** The router knows the pages that this one links to. */
function reachableFiles(): string[] {
  const { __reactRouterManifest: known } = window as { __reactRouterManifest?: { routes: Record<string, RouteFiles> } };
  const files = Object.values(known?.routes ?? {}).flatMap(({ module, imports = [], css = [] }) => [
    module,
    ...imports,
    ...css,
  ]);
  return [...new Set(files)];
}
