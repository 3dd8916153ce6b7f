/** A sentence of a catalogue with what a finished one had in its places. */
export interface WholeSentence {
  template: string;
  values: Record<string, string>;
}

/** Where a value stands in a finished sentence, or its name in a template: a number, or something quoted. */
const slot = /“[^”]*”|\{\w+\}|\d+(?:[.,-]\d+)*/g;
const shapeOf = (text: string) => text.replace(slot, '#');

/**
 * The contract's sentences come whole, with their limits in them: "Use at most 200 characters." is found in a catalogue as
 * "Use at most {max} characters.", by the shape of its English.
 */
export function wholeSentences(catalogue: Readonly<Record<string, string>>) {
  const shapes = new Map(
    Object.entries(catalogue)
      .filter(([english]) => english.includes('{'))
      .map(([english, template]) => [shapeOf(english), { slots: english.match(slot) ?? [], template }]),
  );
  return (text: string): WholeSentence | undefined => {
    const found = shapes.get(shapeOf(text));
    if (!found) return undefined;
    const given = text.match(slot) ?? [];
    const values = found.slots.flatMap((known, at) => {
      const name = /\{(\w+)\}/.exec(known)?.[1];
      const value = given[at] ?? '';
      return name ? [[name, known.startsWith('“') ? value.slice(1, -1) : value] as const] : [];
    });
    return { template: found.template, values: Object.fromEntries(values) };
  };
}
