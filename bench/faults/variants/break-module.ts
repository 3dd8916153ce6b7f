import { registerHooks } from 'node:module';

interface Break {
  /** Suffix of the module's path. */
  module: string;
  find: RegExp;
  replace: string;
}

/** Patches a module's source while it is loaded. Throws if the pattern is not found. */
export function breakModule({ module, find, replace }: Break): void {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      if (!url.endsWith(module)) return loaded;
      const source = String(loaded.source);
      if (!find.test(source)) throw new Error(`${module} has no ${find}: the variant needs another place to break`);
      return { ...loaded, source: source.replaceAll(find, replace) };
    },
  });
}
