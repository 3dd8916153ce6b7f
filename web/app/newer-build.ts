import { readStored, storedKeys, writeStored } from '../lib/stored.ts';

/** Whatever fails so soon after a reload is not mended by another one. */
const soonMs = 60_000;

/**
 * A part of the page that is fetched late may be gone: a newer build has taken the place of the one the page is of. Then
 * the page is loaded anew, once; what was typed is kept by the forms, and asked about where it is not.
 */
export function followBuilds(): () => void {
  const onGone = () => void loadAnew();
  window.addEventListener('vite:preloadError', onGone);
  return () => window.removeEventListener('vite:preloadError', onGone);
}

async function loadAnew(): Promise<void> {
  if (wasJustLoaded()) return;
  // Without a server there is nothing newer either.
  const reply = await fetch(location.href).catch(() => null);
  if (!reply?.ok) return;
  // Where nothing can be noted down, a reload could follow a reload.
  if (writeStored(storedKeys.reloaded, String(Date.now()))) location.reload();
}

function wasJustLoaded(): boolean {
  return Date.now() - Number(readStored(storedKeys.reloaded)) < soonMs;
}
