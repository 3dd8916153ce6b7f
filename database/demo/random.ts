/** Reproducible randomness: the same seed gives the same world. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  chance(probability: number): boolean;
  /** A whole number from low to high, both inclusive. */
  between(low: number, high: number): number;
  pick<T>(from: readonly T[]): T;
  /** `count` different ones, in random order. */
  sample<T>(from: readonly T[], count: number): T[];
  /** A log-normal number with median 1; `spread` is the standard deviation of its logarithm. */
  scatter(spread: number): number;
}

export function createRandom(...seed: (string | number)[]): Random {
  const next = mulberry32(hashWords(seed.join('/')));
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  function pick<T>(from: readonly T[]): T {
    const found = from[Math.floor(next() * from.length)];
    if (found === undefined) throw new RangeError('Nothing to pick from.');
    return found;
  }
  function sample<T>(from: readonly T[], count: number): T[] {
    const left = [...from];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(Math.floor(next() * left.length), 1));
    return taken;
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return { next, chance: (p) => next() < p, between, pick, sample, scatter: (spread) => Math.exp(normal() * spread) };
}

/** Creates a weighted picker, whose picks take logarithmic time. */
export function weighted<T>(items: readonly T[], weightOf: (item: T) => number): (random: Random) => T {
  const sums: number[] = [];
  let sum = 0;
  for (const item of items) {
    sum += weightOf(item);
    sums.push(sum);
  }
  return (random) => {
    const target = random.next() * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return items[low] as T;
  };
}

function hashWords(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
