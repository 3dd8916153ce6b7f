import { registerHooks } from 'node:module';

interface Break {
  /** The end of the module's path. */
  module: string;
  find: RegExp;
  replace: string;
}

/** Changes the source of a module of the product as it is loaded. One that has no such place any more is an error. */
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
