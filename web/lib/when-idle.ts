/** Delay after which the visible page needs no more network requests. */
const quietMs = 10_000;

/** Prefetches when idle; not with Save-Data. Returns a function that cancels it. */
export function whenIdle(fetchAhead: () => void): () => void {
  if (connection()?.saveData) return () => {};
  const timer = setTimeout(fetchAhead, quietMs);
  return () => clearTimeout(timer);
}

function connection(): { saveData?: boolean } | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection;
}
