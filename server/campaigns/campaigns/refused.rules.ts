import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { RefusedKind } from '../../../contract/campaigns/refused-kinds.ts';
import { letterOf } from '../../kit/i18n/look-alikes.ts';
import { harmless, refusedWords } from './refused-words.ts';

/** A word that reveals what a campaign is about; `isSure` where it is unambiguous. */
export interface Finding {
  kind: RefusedKind;
  word: string;
  isSure: boolean;
}

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const ascii = /^[\x20-\x7e]$/;
const digit = /\p{Nd}/u;

/** Normalises letters: compatibility forms, accents, look-alikes, and optional Hindi marks. */
function plainOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u093c\p{DI}]/gu, '')
    .replaceAll('\u0901', '\u0902')
    .toLowerCase();
  return [...plain].map((one) => (ascii.test(one) || digit.test(one) ? one : (letterOf.get(one) ?? one))).join('');
}

/** Splits camel case, as in #OnlineBetting. */
const splitHumps = (text: string) => text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');

/** Joins spaced-out letters, as in b.e.t.t.i.n.g. */
function closeUp(text: string): string {
  return text.replaceAll(/(?<![\p{L}\p{M}])\p{L}(?:[.\-_*· ]{1,2}\p{L}(?![\p{L}\p{M}])){3,}/gu, (spread) =>
    spread.replaceAll(/[.\-_*· ]/g, ''),
  );
}

/** Replaces digits and signs used as letters: c4sino, wh!sky. */
function readSigns(text: string): string {
  return text.replaceAll(/[\p{L}\p{N}@$!]+/gu, (word) => {
    if (!/^\p{L}/u.test(word) || !/[\d@$!]\p{L}/u.test(word)) return word;
    return word.replaceAll(/[013457@$!]/g, (sign) => digitLetters[sign] ?? sign);
  });
}

/** Words separated by single spaces, with one at either end, so that ` word ` matches a whole word. */
const spaced = (text: string) => ` ${text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()} `;
const foldWords = (text: string) => spaced(plainOf(text));

interface Entry {
  word: string;
  folded: string;
  kind: RefusedKind;
  isSure: boolean;
}

const longestFirst = (a: string, b: string) => b.length - a.length;
const entries: readonly Entry[] = Object.entries(refusedWords).flatMap(([kind, { sure, doubt }]) =>
  [...sure.map((word) => ({ word, isSure: true })), ...doubt.map((word) => ({ word, isSure: false }))].map((entry) => ({
    ...entry,
    folded: foldWords(entry.word).trim(),
    kind: kind as RefusedKind,
  })),
);
const harmlessWords = harmless.map((phrase) => foldWords(phrase).trim()).toSorted(longestFirst);

const isLatin = (word: string) => /[a-z]$/.test(word);
/** Index of a whole word or phrase, or its plural; -1 if absent. */
function placeOf(text: string, phrase: string): number {
  const single = text.indexOf(` ${phrase} `);
  return single >= 0 || !isLatin(phrase) ? single : text.indexOf(` ${phrase}s `);
}

function withoutHarmless(text: string): string {
  let rest = text;
  for (const phrase of harmlessWords) {
    for (const form of isLatin(phrase) ? [phrase, `${phrase}s`] : [phrase]) {
      rest = rest.replaceAll(` ${form} `, ' · ');
    }
  }
  return rest;
}

/** Negations before or after a word: "no alcohol in the frame", "शराब नहीं". */
const without = /(?: no| not| never| without| anti| non| zero| quit| avoid| against| say no to| bina| बिना) $/;
const denied = /^ (?:free|nahi|nahin|mat|mukt|ban|prohibited|not allowed|नहीं|मत|मुक्त) /;

/** Finds the clearest mention of a refused kind of campaign in a text; null where there is none. */
export function findRefused(text: string): Finding | null {
  const plain = plainOf(text);
  const humps = plainOf(splitHumps(text));
  const readings = new Set([humps, plain, closeUp(plain), readSigns(plain), readSigns(plain.replaceAll('1', 'l'))]);
  let doubt: Finding | null = null;
  for (const reading of readings) {
    const words = withoutHarmless(spaced(reading));
    for (const { folded, word, kind, isSure } of entries) {
      const at = placeOf(words, folded);
      if (at < 0) continue;
      const isDenied = without.test(words.slice(0, at + 1)) || denied.test(words.slice(at + 1 + folded.length));
      if (isSure && !isDenied) return { kind, word, isSure };
      doubt ??= { kind, word, isSure: false };
    }
  }
  return doubt;
}

/** Checks all texts of a campaign except its don'ts, which may name a refused product in order to forbid it. */
export function findRefusedIn(body: CampaignBody): Finding | null {
  const { title, brief, hashtags = [], mentions = [], dos = [], needs = [], link } = body;
  const told = [title, brief, ...hashtags, ...mentions, ...dos, ...needs.map(({ description }) => description), link];
  return findRefused(told.filter(Boolean).join(' \n '));
}
