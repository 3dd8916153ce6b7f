import type { Locale } from '../../../contract/kit/languages.ts';
import { catalogueOf } from '../../kit/i18n/catalogues.ts';
import { patternOf } from '../../kit/i18n/messages.ts';

/** Minimum letters of a template besides its values, so that it does not match texts written by people. */
const minFixedLetters = 8;
/** Longer texts are not a single sentence of ours. */
const longest = 400;

interface Template {
  from: string;
  to: string;
}

const bare = (template: string) => template.replaceAll(/\{\w+\}|[^\p{L}\p{M}]/gu, '');

/** Whether a template has values, none of them twice, and enough letters of its own. */
function isParticular(template: string): boolean {
  const values = template.match(/\{\w+\}/g) ?? [];
  return values.length > 0 && new Set(values).size === values.length && bare(template).length >= minFixedLetters;
}

/** Templates for recognising stored texts, most specific first. */
function sayingsOf(pairs: readonly (readonly [from: string, to: string])[]): Template[] {
  return pairs
    .filter(([from]) => isParticular(from))
    .map(([from, to]) => ({ from, to }))
    .toSorted((a, b) => bare(b.from).length - bare(a.from).length);
}

interface Known {
  fixed: ReadonlyMap<string, string>;
  templates: Template[];
}

let known: Record<'hi' | 'en', Known> | undefined;

/** Reads the catalogue on first use. */
function readKnown(): Record<'hi' | 'en', Known> {
  if (known) return known;
  const { messages } = catalogueOf('hi');
  // Sorted so that of two English texts with one Hindi translation, the shortest wins (singular and plural), else the one in
  // small letters.
  const pairs = [...messages].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const swapped = pairs
    .map(([english, hindi]) => [hindi, english] as const)
    .toSorted(([, a], [, b]) => b.length - a.length);
  known = {
    hi: { fixed: messages, templates: sayingsOf(pairs) },
    en: { fixed: new Map(swapped), templates: sayingsOf(swapped) },
  };
  return known;
}

const hindiLetters = /\p{Script=Devanagari}/u;

/**
 * Translates a stored notification. It is stored in the language its reader had at the time; a reader who has changed
 * the language reads old ones in the new one too. Texts written by people are unchanged.
 */
export function translateStoredIn(locale: Locale, text: string): string {
  // Fast path: most are stored in English for English readers.
  if (locale !== 'hi' && !hindiLetters.test(text)) return text;
  const { fixed, templates } = readKnown()[locale === 'hi' ? 'hi' : 'en'];
  const same = fixed.get(text);
  if (same !== undefined) return same;
  if (text.length > longest) return text;
  for (const { from, to } of templates) {
    const groups = patternOf(from).exec(text)?.groups;
    if (groups)
      return to.replaceAll(/\{(\w+)\}/g, (mark, name: string) => translateStoredIn(locale, groups[name] ?? mark));
  }
  return text;
}
