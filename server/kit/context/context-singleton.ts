import { onPrimary } from '../../../database/replicas/route.ts';
import type { Context } from './context.ts';

/**
 * Creates a value once per context on first use: one per process, and separate ones for two servers in one test. What it
 * starts, such as timers, goes on after the call that happened to be first, so it uses the primary.
 */
export function contextSingleton<T>(make: (context: Context) => T): (context: Context) => T {
  const made = new WeakMap<Context, { value: T }>();
  return (context) => {
    const found = made.get(context) ?? { value: onPrimary(() => make(context)) };
    made.set(context, found);
    return found.value;
  };
}
