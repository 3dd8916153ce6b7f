/** Lets so much work of the same key run at once; what is beyond waits for a place, in the order in which it came. */
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
