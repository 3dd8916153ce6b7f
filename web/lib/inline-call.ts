/** Expression that an inline script evaluates, such as a value in the browser's storage. */
export class InlineValue {
  readonly source: string;
  constructor(source: string) {
    this.source = source;
  }
}

type Inlined<Args extends readonly unknown[]> = { [At in keyof Args]: Args[At] | InlineValue };

/**
 * Source of an inline script that calls a function with JSON values or expressions. The function is sent as text: it must not
 * refer to anything outside itself, imports included. Never pass user input.
 */
export function inlineCall<Args extends readonly unknown[], Result>(
  run: (...args: Args) => Result,
  ...args: Inlined<Args>
): string {
  const sources = args.map((each) => (each instanceof InlineValue ? each.source : JSON.stringify(each)));
  return `(${run})(${sources.join(',')})`;
}
