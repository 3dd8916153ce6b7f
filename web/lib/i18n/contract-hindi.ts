import catalogue from '../../../contract/kit/hi.json';
import { wholeSentences } from '../../../contract/kit/whole-sentences.ts';

const sentences: Readonly<Record<string, string>> = catalogue;
const findWhole = wholeSentences(sentences);

/** What the contract says of wrong input, in Hindi; as it stands where it says no such thing. */
export function inHindi(text: string): string {
  const { template, values } = findWhole(text) ?? { template: text, values: {} };
  return sentences[text] ?? template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}
