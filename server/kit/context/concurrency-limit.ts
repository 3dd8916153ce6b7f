/** Lets at most so many works run at once; the others wait in the order in which they came. */
export function createConcurrencyLimit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((enter) => waiting.push(enter));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line without being free in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
