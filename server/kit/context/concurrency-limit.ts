/** Creates a limiter that runs at most `most` tasks at once; the others wait in order of arrival. */
export function createConcurrencyLimit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((enter) => waiting.push(enter));
    else running += 1;
    try {
      return await work();
    } finally {
      // Hands the place to the next in line directly, so that nobody else can take it in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
