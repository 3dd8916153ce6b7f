import type { Context } from './context.ts';

/** Creates a value once per context on first use: one per process, and separate ones for two servers in one test. */
export function contextSingleton<T>(make: (context: Context) => T): (context: Context) => T {
  const made = new WeakMap<Context, { value: T }>();
  return (context) => {
    const found = made.get(context) ?? { value: make(context) };
    made.set(context, found);
    return found.value;
  };
}
