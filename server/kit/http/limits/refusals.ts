import type { Context } from '../../context/context.ts';

const refusals = new WeakMap<Context['config'], Map<string, number>>();

/**
 * How often each limit refused somebody in this process since it started, by its name; read by the metrics. Kept by the
 * configuration, which a context shares with those of its transactions.
 */
export function refusalsOf({ config }: Pick<Context, 'config'>): Map<string, number> {
  const found = refusals.get(config) ?? new Map<string, number>();
  refusals.set(config, found);
  return found;
}
