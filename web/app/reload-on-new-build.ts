import { readStored, storedKeys, writeStored } from '../lib/stored.ts';

/** No second reload within this time, which would not help. */
const soonMs = 60_000;

/**
 * Reloads the page once when a lazy chunk is missing because a newer build was deployed. Forms keep their input, or ask
 * before leaving. A chunk that fails for another reason is retried by its `lazyWithRetry` or by the person.
 */
export function reloadOnNewBuild(): () => void {
  const onGone = () => void loadAnew();
  window.addEventListener('vite:preloadError', onGone);
  return () => window.removeEventListener('vite:preloadError', onGone);
}

async function loadAnew(): Promise<void> {
  if (wasJustLoaded()) return;
  const reply = await fetch(location.href).catch(() => null);
  if (!reply?.ok || isThisBuild(await reply.text())) return;
  // Without storage, reloads could loop.
  if (writeStored(storedKeys.reloaded, String(Date.now()))) location.reload();
}

/** True when the page just sent names the manifest that this page runs with: a reload would not help. */
function isThisBuild(html: string): boolean {
  const manifest = window.__reactRouterManifest;
  return manifest !== undefined && html.includes(manifest.url);
}

function wasJustLoaded(): boolean {
  return Date.now() - Number(readStored(storedKeys.reloaded)) < soonMs;
}
