import type { Locale } from '../../../contract/kit/languages.ts';
import { catalogue, patternOf } from '../../kit/i18n/messages.ts';

/** Letters that are ours, so that it is our sentence and not one somebody wrote. */
const ownLetters = 8;
/** Longer texts were not said by us in one sentence. */
const longest = 400;

interface Saying {
  from: string;
  to: string;
}

const bare = (template: string) => template.replaceAll(/\{\w+\}|[^\p{L}\p{M}]/gu, '');

/** With a value in it, none twice. */
function isParticular(template: string): boolean {
  const values = template.match(/\{\w+\}/g) ?? [];
  return values.length > 0 && new Set(values).size === values.length && bare(template).length >= ownLetters;
}

/** By which what was told in the other language is found again, the most particular first. */
function sayingsOf(pairs: readonly (readonly [from: string, to: string])[]): Saying[] {
  return pairs
    .filter(([from]) => isParticular(from))
    .map(([from, to]) => ({ from, to }))
    .toSorted((a, b) => bare(b.from).length - bare(a.from).length);
}

const pairs = [...catalogue];
/** Where Hindi has one word for two of ours, as for singular and plural, the shortest stands last, and is taken. */
const swapped = pairs
  .map(([english, hindi]) => [hindi, english] as const)
  .toSorted(([, a], [, b]) => b.length - a.length);
const known: Record<Locale, { whole: ReadonlyMap<string, string>; sayings: Saying[] }> = {
  hi: { whole: catalogue, sayings: sayingsOf(pairs) },
  en: { whole: new Map(swapped), sayings: sayingsOf(swapped) },
};

const hindiLetters = /\p{Script=Devanagari}/u;

/**
 * A notice is kept in the language its reader had when it was told. Whoever has changed it since reads the old ones in the new one too; what
 * people wrote stays as it is.
 */
export function retoldIn(locale: Locale, text: string): string {
  // Most are English for English readers.
  if (locale === 'en' && !hindiLetters.test(text)) return text;
  const { whole, sayings } = known[locale];
  const same = whole.get(text);
  if (same !== undefined) return same;
  if (text.length > longest) return text;
  for (const { from, to } of sayings) {
    const groups = patternOf(from).exec(text)?.groups;
    if (groups) return to.replaceAll(/\{(\w+)\}/g, (mark, name: string) => retoldIn(locale, groups[name] ?? mark));
  }
  return text;
}
