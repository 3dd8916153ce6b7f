import hindiPlaces from '../../contract/core/hindi-places.json' with { type: 'json' };
import { hindiWords } from '../../contract/core/hindi-words.ts';
import { foldText } from '../../contract/kit/fold.ts';
import * as grammar from './grammar-words.ts';
import { namesakes, topicWords } from './topic-words.ts';

export interface Named {
  id: string;
  name: string;
}

/** The lists that a sentence may name, as the database has them; cities the largest first. */
export interface Vocabulary {
  category: readonly Named[];
  platform: readonly Named[];
  gender: readonly Named[];
  content: readonly Named[];
  language: readonly (Named & { native_name: string })[];
  country: readonly Named[];
  state: readonly Named[];
  city: readonly (Named & { state_id: string })[];
}
export type ListField = keyof Vocabulary;

export type Bound = 'min' | 'max' | 'near' | 'between';
export type Counted = keyof typeof grammar.counted;

/** Possible meanings of a word or run of words; the context in the sentence decides. */
export interface Meaning {
  chips?: { field: ListField; value: string }[];
  verified?: boolean;
  size?: { min: number; max?: number };
  noun?: Counted;
  before?: Bound;
  after?: Bound;
  range?: 'always' | 'between';
  not?: 'before' | 'after';
  unit?: number;
  numeral?: number;
  currency?: true;
  percent?: true;
  mostly?: true;
  filler?: true;
  placeCue?: true;
  /** Understood, and nothing that a filter can do. */
  vague?: true;
  /** A place only where the sentence says so. */
  namesake?: true;
}

export interface Lexicon {
  find(words: readonly string[]): Meaning | undefined;
  /** Meaning of a word one typo away; undefined if there is none, or several with different meanings. */
  guess(word: string): Meaning | undefined;
  longest: number;
}

const nasal = /[ङञणनम]\u094d(?=[क-ह])/gu;
/** Spellings of Hindi that people mix: nasal signs, long and short vowels, borrowed ones. */
export function plainWord(word: string): string {
  return foldText(word)
    .replaceAll('\u0901', '\u0902')
    .replace(nasal, '\u0902')
    .replaceAll('\u093f', '\u0940')
    .replaceAll('\u0941', '\u0942')
    .replaceAll('\u0949', '\u094b')
    .replaceAll('ऑ', 'ओ')
    .replaceAll('इ', 'ई')
    .replaceAll('ऎ', 'ए')
    .replace(/[\u200c\u200d]/gu, '')
    .replace(/'s$/u, '');
}

const keyOf = (name: string) =>
  name
    .split(/[\s-]+/u)
    .map(plainWord)
    .filter(Boolean)
    .join(' ');
const listed = (text: string) => text.split(/,\s*/u).map(keyOf).filter(Boolean);
const signs = (text: string) => text.split(/,\s*/u).map((word) => keyOf(word) || word);

/** "Beauty & Skincare" is both, and each. */
const partsOf = (name: string) => [name, ...name.split(/\s*&\s*|\s+और\s+/u)];

export function createLexicon(vocabulary: Vocabulary): Lexicon {
  const meanings = new Map<string, Meaning>();
  const add = (words: readonly string[], meaning: Meaning) => {
    for (const word of words) meanings.set(word, { ...meanings.get(word), ...meaning });
  };
  addGrammar(add);
  for (const { name, field, id, isOwn } of namesOf(vocabulary)) {
    const known = meanings.get(name);
    const chips = known?.chips ?? [];
    if (chips.some((chip) => rankOf(chip.field) < rankOf(field) || (chip.field === field && chip.value === id)))
      continue;
    // Two cities with the same name: the larger one is meant.
    if (chips.length > 0 && isOwn) continue;
    add([name], {
      chips: [...chips, { field, value: id }],
      ...(field === 'city' && namesakes.has(name) ? { namesake: true as const } : {}),
    });
  }
  add(['up', 'mp'], { namesake: true });
  const longest = Math.max(...[...meanings.keys()].map((key) => key.split(' ').length));
  const typos = indexTypos(meanings);
  return {
    longest,
    find: (words) => meanings.get(words.join(' ')),
    guess: (word) => guessOf(word, meanings, typos),
  };
}

const ranks: readonly ListField[] = [
  'platform',
  'content',
  'gender',
  'language',
  'category',
  'city',
  'state',
  'country',
];
const rankOf = (field: ListField) => ranks.indexOf(field);

interface Name {
  name: string;
  field: ListField;
  id: string;
  isOwn: boolean;
}

/** Every name of every word of the lists, those of the lists themselves before other ways to say it. */
function namesOf(vocabulary: Vocabulary): Name[] {
  const places: Record<string, string> = hindiPlaces;
  return ranks.flatMap((field) => {
    const others: Record<string, string> = topicWords[field];
    const own = vocabulary[field].flatMap(({ id, name, ...rest }) => {
      const native = 'native_name' in rest ? [String(rest.native_name)] : [];
      const hindi = places[name] ?? hindiWords[name];
      const names = [...partsOf(name), ...(hindi ? partsOf(hindi) : []), ...native];
      return names.map((each) => ({ name: keyOf(each), field, id, isOwn: true }));
    });
    const said = vocabulary[field].flatMap(({ id }) =>
      listed(others[id] ?? '').map((name) => ({ name, field, id, isOwn: false })),
    );
    return [...own, ...said].filter(({ name }) => name !== '');
  });
}

function addGrammar(add: (words: readonly string[], meaning: Meaning) => void): void {
  add(listed(grammar.fillers), { filler: true });
  add(listed(grammar.placeWords), { placeCue: true, filler: true });
  for (const side of ['before', 'after'] as const) {
    for (const [bound, words] of Object.entries(grammar.bounds[side])) add(signs(words), { [side]: bound as Bound });
    add(listed(grammar.excluding[side]), { not: side });
  }
  add(signs(grammar.rangeWords), { range: 'always' });
  add(signs(grammar.betweenWords), { range: 'between', filler: true });
  for (const [noun, words] of Object.entries(grammar.counted)) add(listed(words), { noun: noun as Counted });
  for (const [words, size] of Object.entries(grammar.sizes)) add(listed(words), { size });
  for (const [word, unit] of Object.entries(grammar.units)) add([keyOf(word)], { unit });
  for (const [word, numeral] of Object.entries(grammar.numerals)) add([keyOf(word)], { numeral });
  add(signs(grammar.currency), { currency: true });
  add(signs(grammar.percent), { percent: true });
  add(listed(grammar.vague), { vague: true, filler: true });
  add(listed(grammar.mostly), { mostly: true, filler: true });
  add(listed(grammar.verified.true), { verified: true });
  add(listed(grammar.verified.false), { verified: false });
}

const shortestMistyped = 5;
const shortestReplaced = 6;

/** Every word with one letter left out, so that a word one edit away shares one of these with it. */
function indexTypos(meanings: ReadonlyMap<string, Meaning>): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const [word, { filler }] of meanings) {
    const least = filler ? 6 : 4;
    if (word.length < least || word.includes(' ')) continue;
    for (const cut of [word, ...cutsOf(word)]) {
      const sharing = index.get(cut);
      if (sharing) sharing.push(word);
      else index.set(cut, [word]);
    }
  }
  return index;
}

function cutsOf(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)).filter((_, at) => at > 0);
}

function guessOf(
  word: string,
  meanings: ReadonlyMap<string, Meaning>,
  typos: ReadonlyMap<string, string[]>,
): Meaning | undefined {
  if (word.length < shortestMistyped) return undefined;
  const near = new Set([word, ...cutsOf(word)].flatMap((cut) => typos.get(cut) ?? []));
  const found = [...near].filter((each) => isOneEdit(word, each));
  const kinds = new Map(found.map((each) => [JSON.stringify(meanings.get(each)), each]));
  const [only] = kinds.values();
  if (only === undefined) return undefined;
  if (kinds.size === 1) return meanings.get(only);
  // Letters left out or doubled are commoner than others put in their place.
  const closest = found.filter((each) => each.length !== word.length);
  const meant = new Set(closest.map((each) => JSON.stringify(meanings.get(each))));
  return meant.size === 1 ? meanings.get(closest[0] as string) : undefined;
}

/** Words that share a cut are at most two edits apart: one letter put in another's place, moved by one, more or fewer is one. */
function isOneEdit(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) === 1) return true;
  const differing = Array.from(one).flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  const [first = 0, second = 0] = differing;
  // Short names differ from words by one letter: Kiran is no kisan.
  if (differing.length <= 1) return one.length >= shortestReplaced;
  return differing.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first];
}
