/** An English template and the values found in a sentence built from it. */
export interface WholeSentence {
  template: string;
  values: Record<string, string>;
}

/** A value in a finished sentence (a number or a quotation), or a placeholder in a template. */
const slot = /“[^”]*”|\{\w+\}|\d+(?:[.,-]\d+)*/g;
const shapeOf = (text: string) => text.replace(slot, '#');

/**
 * Matches the contract's finished sentences with catalogue templates by the shape of their English: "Use at most 200
 * characters." matches "Use at most {max} characters.".
 */
export function wholeSentences(templates: Iterable<string>) {
  const shapes = new Map(
    [...templates]
      .filter((template) => template.includes('{'))
      .map((template) => [shapeOf(template), { slots: template.match(slot) ?? [], template }]),
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
