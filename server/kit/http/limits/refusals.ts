import type { Context } from '../../context/context.ts';

const refusals = new WeakMap<Context['config'], Map<string, number>>();

/**
 * Refusals by limit in this process since its start, for the metrics. Keyed by the configuration object, which a
 * context shares with those of its transactions.
 */
export function refusalsOf({ config }: Pick<Context, 'config'>): Map<string, number> {
  const found = refusals.get(config) ?? new Map<string, number>();
  refusals.set(config, found);
  return found;
}
