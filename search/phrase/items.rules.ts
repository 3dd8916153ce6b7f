import { type Lexicon, type Meaning, plainWord } from './lexicon.rules.ts';

/** A part of the sentence: a number, or the longest run of words that means something, or a word that means nothing. */
export interface Item {
  start: number;
  end: number;
  word: string;
  meaning: Meaning;
  /** Read with one typo. */
  isGuess: boolean;
  /** Nothing is known of the word. */
  isUnknown: boolean;
  digits?: number;
  /** A comma or the like stands before it. */
  isApart: boolean;
  /** Written directly behind the item before it: the k of 7k. */
  isJoined: boolean;
}

const token =
  /(@[\w.]+)|(\p{Nd}+(?:,\p{Nd}{2,3})*(?:\.\p{Nd}+)?)|([\p{L}\p{M}\u200c\u200d]+(?:['’]\p{L}+)?)|(\/-|[<>]=?|[≤≥₹%+~\-–—&/])|([,;:।|.!?()]+)/gu;

const zeros = [0x30, 0x966, 0x9e6, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x6f0];

/** ५००० as 5000, in any script of India. */
function numberOf(text: string): number {
  const plain = Array.from(text.replaceAll(',', ''), (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((from) => code >= from && code < from + 10);
    return zero === undefined ? digit : String(code - zero);
  });
  return Number(plain.join(''));
}

interface Token {
  start: number;
  end: number;
  text: string;
  kind: 'handle' | 'digits' | 'word' | 'sign';
  isApart: boolean;
  isJoined: boolean;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let isApart = false;
  for (const match of text.matchAll(token)) {
    const [all, handle, digits, word, sign] = match;
    const kind = handle ? 'handle' : digits ? 'digits' : word ? 'word' : sign ? 'sign' : null;
    if (kind === null) {
      isApart = true;
      continue;
    }
    const before = tokens.at(-1);
    const start = match.index;
    tokens.push({ start, end: start + all.length, text: all, kind, isApart, isJoined: before?.end === start });
    isApart = false;
  }
  return tokens;
}

const silent: Meaning = { filler: true };

/** Reads words longest first: "kam se kam" is one. */
export function itemsOf(text: string, lexicon: Lexicon): Item[] {
  const tokens = tokensOf(text);
  const words = tokens.map(({ kind, text: own }) =>
    kind === 'sign' ? own.replace(/[–—]/u, '-') : kind === 'handle' ? own : plainWord(own),
  );
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { length, meaning, isGuess = false } = readAt(at, { tokens, words, lexicon });
    const [first, last] = [tokens[at] as Token, tokens[at + length - 1] as Token];
    items.push({
      start: first.start,
      end: last.end,
      word: words.slice(at, at + length).join(' '),
      meaning: meaning ?? {},
      isGuess,
      isUnknown: meaning === undefined,
      ...(first.kind === 'digits' ? { digits: numberOf(first.text) } : {}),
      isApart: first.isApart,
      isJoined: first.isJoined,
    });
    at += length;
  }
  return withoutLoneGuesses(items);
}

/** A name is no word mistyped: typos are read beside words that are none, or where all are typos. */
function withoutLoneGuesses(items: Item[]): Item[] {
  const isCertain = items.some(
    ({ isGuess, isUnknown, meaning }) => !isGuess && !isUnknown && Object.keys(meaning).length > 0,
  );
  if (isCertain || (items.length > 1 && items.every(({ isGuess }) => isGuess))) return items;
  return items.map((item) => (item.isGuess ? { ...item, meaning: {}, isUnknown: true } : item));
}

interface Reading {
  tokens: readonly Token[];
  words: readonly string[];
  lexicon: Lexicon;
}

interface Found {
  length: number;
  meaning: Meaning | undefined;
  isGuess?: boolean;
}

function readAt(at: number, { tokens, words, lexicon }: Reading): Found {
  const { kind, text } = tokens[at] as Token;
  if (kind === 'digits') return { length: 1, meaning: {} };
  if (kind === 'handle') return { length: 1, meaning: undefined };
  let longest = 1;
  while (longest < lexicon.longest && isNext(tokens[at + longest])) longest += 1;
  for (let length = longest; length > 0; length -= 1) {
    const run = words.slice(at, at + length);
    if (length > 1 && (run[0] === '-' || run.at(-1) === '-')) continue;
    const meaning = lexicon.find(length > 1 ? run.filter((word) => word !== '-') : run);
    if (meaning) return { length, meaning: inCapitals(text, meaning) };
  }
  if (kind === 'sign') return { length: 1, meaning: silent };
  const word = words[at] as string;
  const stem = stemsOf(word).find((each) => lexicon.find([each]));
  const meaning = stem === undefined ? lexicon.guess(word) : lexicon.find([stem]);
  return { length: 1, meaning, isGuess: stem === undefined && meaning !== undefined };
}

const isNext = (next: Token | undefined) =>
  next !== undefined && !next.isApart && (next.kind === 'word' || next.text === '-');

/** UP in capitals is the state. */
function inCapitals(text: string, meaning: Meaning): Meaning {
  if (!meaning.namesake || text.length !== 2 || text !== text.toUpperCase()) return meaning;
  const { namesake: _, ...certain } = meaning;
  return certain;
}

const endings = [
  's',
  'es',
  '\u094d\u0938',
  '\u094b\u0902',
  '\u0947\u0902',
  '\u0940\u092f\u094b\u0902',
  '\u0940\u092f\u093e\u0902',
  '\u093e\u090f\u0902',
  '\u0913\u0902',
];

/** The word without what makes it many or joins it to a postposition. */
function stemsOf(word: string): string[] {
  return endings
    .filter((ending) => word.length > ending.length + 3 && word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length));
}
