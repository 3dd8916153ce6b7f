/** Creates a limiter that runs at most `most` tasks per key at once; further ones wait in order of arrival. */
export function createPlaces<K>(most: number): <T>(key: K, work: () => Promise<T>) => Promise<T> {
  const held = new Map<K, { running: number; waiting: (() => void)[] }>();
  return async (key, work) => {
    const mine = held.get(key) ?? { running: 0, waiting: [] };
    held.set(key, mine);
    if (mine.running < most) mine.running += 1;
    else await new Promise<void>((enter) => mine.waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = mine.waiting.shift();
      if (next) next();
      else mine.running -= 1;
      if (mine.running === 0) held.delete(key);
    }
  };
}
