import type { Context } from './context.ts';

/** Something of which a process has one, made when it is first needed; two servers in one test have their own. */
export function contextSingleton<T>(make: (context: Context) => T): (context: Context) => T {
  const made = new WeakMap<Context, { value: T }>();
  return (context) => {
    const found = made.get(context) ?? { value: make(context) };
    made.set(context, found);
    return found.value;
  };
}
