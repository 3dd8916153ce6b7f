/**
 * Caches the app's files and some pages for offline use, never a reply of the API. Each build has its own cache, so that a
 * page always finds the files it was built with.
 */
import { filesIn, isFile, isKeepable, offlinePage, outdated } from './addresses.ts';
import { type Fetching, worker } from './scope.ts';

/** Build id, inserted when the worker is built. */
const build = '__BUILD__';
const prefix = 'build ';
const own = prefix + build;
/** Maximum number of cached pages; the oldest are removed. */
const mostPages = 30;

const open = () => caches.open(own);
const anyVariant = { ignoreVary: true };

/** Install: caches the offline page. */
export async function precacheOfflinePage(): Promise<void> {
  await cacheUrls([offlinePage]);
}

/** Activate: deletes caches no open page can need. */
export async function deleteOldCaches(): Promise<void> {
  await worker.registration.navigationPreload?.enable();
  for (const name of outdated(await caches.keys(), { own, prefix })) await caches.delete(name);
}

/**
 * Answers with a file from this build's cache, the previous build's, or the network, and caches it. Falls back to the
 * network when Cache Storage fails.
 */
export async function answerFile(event: Fetching): Promise<Response> {
  const { request } = event;
  const nothing = () => undefined;
  const known = await open()
    .then((kept) => kept.match(request, anyVariant))
    .catch(nothing);
  if (known) return known;
  const reply = (await caches.match(request, anyVariant).catch(nothing)) ?? (await fetch(request));
  if (reply.status === 200) event.waitUntil(keepFile(request, reply.clone()));
  return reply;
}

async function keepFile(request: Request, reply: Response): Promise<void> {
  await (await open()).put(request, reply);
}

/** Answers a page network-first, falling back to its cached copy or the offline page. */
export async function answerPage(event: Fetching): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  try {
    const reply = (await event.preloadResponse) ?? (await fetch(event.request));
    if (pathname === '/language') event.waitUntil(deleteCachedPages());
    else if (reply.status === 200 && !reply.redirected) event.waitUntil(keepPage(pathname, reply.clone()));
    return reply;
  } catch (error) {
    const found = (await findPage(pathname)) ?? (await findPage(offlinePage));
    if (found) return found;
    throw error;
  }
}

async function findPage(pathname: string): Promise<Response | undefined> {
  return (await (await open()).match(pathname, anyVariant)) ?? caches.match(pathname, anyVariant);
}

/** Caches URLs a page lists, unless they are cached already. */
export async function cacheUrls(addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await keep(address).catch(() => null);
}

async function keep(address: string): Promise<void> {
  const { origin, pathname } = new URL(address, worker.location.origin);
  const kept = await open();
  if (origin !== worker.location.origin || (await kept.match(address, anyVariant))) return;
  if (isFile(pathname)) {
    const reply = (await caches.match(address, anyVariant)) ?? (await fetch(address, { priority: 'low' }));
    if (reply.status === 200) await kept.put(address, reply);
    return;
  }
  const reply = await fetch(address);
  if (reply.status === 200 && !reply.redirected) await keepPage(pathname, reply);
}

/** Caches a page with its files and those of its style sheets. */
async function keepPage(pathname: string, reply: Response): Promise<void> {
  if (!isKeepable(pathname, reply.headers.get('cache-control'))) return;
  const kept = await open();
  const text = await reply.clone().text();
  await kept.put(pathname, reply);
  await cacheUrls(filesIn(text));
  for (const sheet of filesIn(text).filter((file) => file.endsWith('.css'))) {
    await cacheUrls(filesIn((await (await kept.match(sheet))?.text()) ?? ''));
  }
  const pages = await listPages(kept);
  for (const page of pages.slice(0, -mostPages)) await kept.delete(page);
}

/** Cached pages, oldest first, without the offline page. */
async function listPages(kept: Cache): Promise<Request[]> {
  return (await kept.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return !isFile(pathname) && pathname !== offlinePage;
  });
}

/** After a sign-out or a change of language: deletes cached pages and fetches the offline page again. */
export async function deleteCachedPages(): Promise<void> {
  for (const name of await caches.keys()) {
    if (!name.startsWith(prefix)) continue;
    const kept = await caches.open(name);
    for (const page of await listPages(kept)) await kept.delete(page);
  }
  await (await open()).delete(offlinePage);
  await cacheUrls([offlinePage]);
}
