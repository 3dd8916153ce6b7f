/** So long after the page stands, nothing that is looked at waits for the network any more. */
const quietMs = 10_000;

/** Fetches ahead once it is quiet, and not for who saves data. Returns what calls it off. */
export function whenQuiet(fetchAhead: () => void): () => void {
  if (connection()?.saveData) return () => {};
  const timer = setTimeout(fetchAhead, quietMs);
  return () => clearTimeout(timer);
}

function connection(): { saveData?: boolean } | undefined {
  return (navigator as { connection?: { saveData?: boolean } }).connection;
}
