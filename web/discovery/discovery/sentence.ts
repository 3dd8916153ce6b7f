import type { discoveryCalls, Understood } from '../../../contract/discovery/discovery.ts';
import type { CallReply } from '../../../contract/kit/calls.ts';
import { activeFilters, type Filters, filterLists, filterValues, type ListName, type ValueName } from './filters.ts';

type Page = CallReply<typeof discoveryCalls.browseInfluencers>;

/** A sentence as the server understood it. */
export interface Heard {
  phrase: string;
  understood: readonly Understood[];
  /** Unknown words, searched as names. */
  left: readonly string[];
  /** Parts that no filter can express. */
  dropped: readonly string[];
}

interface Span {
  start: number;
  end: number;
}

export function heardIn(page: Page | undefined, phrase: string | undefined): Heard | undefined {
  if (phrase === undefined || !page?.understood) return undefined;
  const { understood, left = [], dropped = [] } = page;
  return { phrase, understood, left, dropped: dropped.map(({ words }) => words) };
}

const isList = (field: string): field is ListName => filterLists.some((name) => name === field);
const isValue = (field: string): field is ValueName => filterValues.some((name) => name === field);

function has(filters: Filters, { field, value }: Understood): boolean {
  return isList(field) ? filters[field].includes(value) : isValue(field) && filters[field] === value;
}

/** All filters that apply: the given ones and those of the sentence. Lists grow; of single values the given one holds. */
export function withHeard(asked: Filters, heard: Heard | undefined): Filters {
  if (!heard) return asked;
  const filters: Filters = { ...asked };
  delete filters.phrase;
  for (const { field, value } of heard.understood) {
    if (isList(field)) filters[field] = [...new Set([...filters[field], value])].sort();
    else if (isValue(field)) filters[field] ??= value;
  }
  const q = [asked.q, ...heard.left].filter(Boolean).join(' ');
  return q === '' ? filters : { ...filters, q };
}

interface Changed {
  /** As in the URL. */
  asked: Filters;
  heard: Heard | undefined;
  /** All filters that are to apply. */
  next: Filters;
}

/**
 * The filters for the URL: words of filters that were removed leave the sentence, and what no word says any more is given
 * as a filter.
 */
export function keepSentence({ asked, heard, next }: Changed): Filters {
  if (!heard) return next;
  const shown = withHeard(asked, heard);
  // Positions are those of the sentence that was read, not of one typed since.
  const isCurrent = heard.phrase === asked.phrase;
  const gone = isCurrent ? heard.understood.filter((one) => has(shown, one) && !has(next, one)) : [];
  const isWordGone = isCurrent && heard.left.length > 0 && next.q !== shown.q;
  const cut = [...gone.flatMap(({ spans }) => spans), ...(isWordGone ? spansOf(heard, heard.left) : [])];
  const still = heard.understood.filter(({ spans }) => !spans.some((span) => cut.some((one) => overlap(span, one))));
  const kept = without(next, still);
  if (!isWordGone && next.q === shown.q) {
    if (asked.q === undefined) delete kept.q;
    else kept.q = asked.q;
  }
  const isSaid = still.length > 0 || heard.dropped.length > 0 || (heard.left.length > 0 && !isWordGone);
  const phrase = cutSpans(asked.phrase ?? '', cut);
  if (isSaid && phrase !== '' && activeFilters(next).length > 0) kept.phrase = phrase;
  return kept;
}

function without(filters: Filters, said: readonly Understood[]): Filters {
  const kept: Filters = { ...filters };
  for (const { field, value } of said) {
    if (isList(field)) kept[field] = kept[field].filter((each) => each !== value);
    else if (isValue(field) && kept[field] === value) delete kept[field];
  }
  return kept;
}

/** The sentence without these words of it. */
export function cutWords(heard: Heard, words: readonly string[]): string {
  return cutSpans(heard.phrase, spansOf(heard, words));
}

const overlap = (one: Span, other: Span) => one.start < other.end && other.start < one.end;

/** Positions of words, outside those that were understood. */
function spansOf({ phrase, understood }: Pick<Heard, 'phrase' | 'understood'>, words: readonly string[]): Span[] {
  const taken = understood.flatMap(({ spans }) => spans);
  return words.flatMap((word) => {
    for (let at = phrase.indexOf(word); at >= 0; at = phrase.indexOf(word, at + 1)) {
      const span = { start: at, end: at + word.length };
      if (isWhole(phrase, span) && !taken.some((one) => overlap(span, one))) return [span];
    }
    return [];
  });
}

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{M}\p{N}]/u.test(letter);
const isWhole = (text: string, { start, end }: Span) => !isLetter(text[start - 1]) && !isLetter(text[end]);

/** Words that only join what stood beside them. */
const joinBefore = /(?:^|\s)(?:in|from|near|around|at|with|and|or|for|&|और|या)\s*$/iu;
const joinAfter = /^\s*(?:,|(?:में|के|का|की|से|वाले|वाली|mein|me|ke|ka|ki|se|wale|wali)(?=\s|$))/iu;

function cutSpans(phrase: string, spans: readonly Span[]): string {
  const last = spans.toSorted((a, b) => b.start - a.start);
  const cut = last.reduce((text, { start, end }) => {
    const after = text.slice(end).replace(joinAfter, '');
    return `${text.slice(0, start).replace(joinBefore, ' ')} ${after}`;
  }, phrase);
  return cut.replaceAll(/\s+/gu, ' ').replace(/^[\s,]+|[\s,]+$/gu, '');
}

export interface Part {
  text: string;
  /** Missing for words that only join others. */
  kind?: 'known' | 'unknown';
}

/** The sentence in parts, to mark what was understood. */
export function partsOf(heard: Heard): Part[] {
  const known = heard.understood.flatMap(({ spans }) => spans.map((span) => ({ ...span, kind: 'known' as const })));
  const unknown = spansOf(heard, [...heard.left, ...heard.dropped]).map((span) => ({
    ...span,
    kind: 'unknown' as const,
  }));
  const parts: Part[] = [];
  let at = 0;
  for (const { start, end, kind } of [...known, ...unknown].toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue;
    if (start > at) parts.push({ text: heard.phrase.slice(at, start) });
    parts.push({ text: heard.phrase.slice(start, end), kind });
    at = end;
  }
  return at < heard.phrase.length ? [...parts, { text: heard.phrase.slice(at) }] : parts;
}
