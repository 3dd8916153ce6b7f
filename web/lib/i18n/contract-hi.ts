import catalogue from '../../../contract/kit/hi.json';
import { wholeSentences } from '../../../contract/kit/whole-sentences.ts';

const sentences: Readonly<Record<string, string>> = catalogue;
const findWhole = wholeSentences(sentences);

/** Translates a contract message into Hindi; unknown texts are returned unchanged. */
export function translateSentence(text: string): string {
  const { template, values } = findWhole(text) ?? { template: text, values: {} };
  return sentences[text] ?? template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}
