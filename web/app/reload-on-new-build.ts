import { readStored, storedKeys, writeStored } from '../lib/stored.ts';

/** No second reload within this time, which would not help. */
const soonMs = 60_000;

/**
 * Reloads the page once when a lazy chunk is missing because a newer build was deployed. Forms keep their input, or ask
 * before leaving.
 */
export function reloadOnNewBuild(): () => void {
  const onGone = () => void loadAnew();
  window.addEventListener('vite:preloadError', onGone);
  return () => window.removeEventListener('vite:preloadError', onGone);
}

async function loadAnew(): Promise<void> {
  if (wasJustLoaded()) return;
  // The server is unreachable, so there is no newer build.
  const reply = await fetch(location.href).catch(() => null);
  if (!reply?.ok) return;
  // Without storage, reloads could loop.
  if (writeStored(storedKeys.reloaded, String(Date.now()))) location.reload();
}

function wasJustLoaded(): boolean {
  return Date.now() - Number(readStored(storedKeys.reloaded)) < soonMs;
}
