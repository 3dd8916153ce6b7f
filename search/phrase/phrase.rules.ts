import { audienceOf } from './audience.rules.ts';
import { excludedIn } from './exclusions.rules.ts';
import { chipsOfQuantities } from './figures.rules.ts';
import { type Item, itemsOf } from './items.rules.ts';
import { createLexicon, type Vocabulary } from './lexicon.rules.ts';
import { dropOuterStates, keepPlaces } from './places.rules.ts';
import { quantitiesOf } from './quantities.rules.ts';
import { keepFirstRanges } from './ranges.rules.ts';

/** The filters that a sentence can ask for. */
export type PhraseField =
  | 'category'
  | 'platform'
  | 'gender'
  | 'content'
  | 'language'
  | 'country'
  | 'state'
  | 'city'
  | 'verified'
  | 'followers_min'
  | 'followers_max'
  | 'engagement_min'
  | 'engagement_max'
  | 'price_min'
  | 'price_max'
  | 'price_format'
  | 'audience_gender'
  | 'audience_age'
  | 'audience_city'
  | 'audience_min';

export interface Chip {
  field: PhraseField;
  value: string;
  /** Range of its words in the sentence. */
  start: number;
  end: number;
}

/** Understood, but nothing that a filter can do. */
export interface Dropped {
  why: 'excluded' | 'no_filter';
  start: number;
  end: number;
}

/** A chip with every place of the sentence that says it. */
interface PlacedChip extends Pick<Chip, 'field' | 'value'> {
  spans: { start: number; end: number }[];
}

export interface Reading {
  chips: PlacedChip[];
  dropped: Dropped[];
  /** Words that mean nothing here, as they were written. */
  left: string[];
}

export type PhraseReader = (text: string) => Reading;

/** Reads sentences in English, Hindi and both mixed by the words of these lists. */
export function createPhraseReader(vocabulary: Vocabulary): PhraseReader {
  const lexicon = createLexicon(vocabulary);
  const stateOf = new Map(vocabulary.city.map(({ id, state_id }) => [id, state_id]));
  return (text) => {
    const items = keepPlaces(itemsOf(text, lexicon));
    const quantities = quantitiesOf(items);
    const audience = audienceOf(items, quantities);
    const excluded = excludedIn(items);
    const figures = chipsOfQuantities(items, { quantities, audience, excluded: excluded.items });
    const isTaken = (at: number) => figures.used.has(at) || audience.used.has(at) || excluded.items.has(at);
    const own = items.flatMap((item, at) => (isTaken(at) ? [] : chipsOf(item)));
    const chips = [...own, ...audience.chips, ...figures.chips, ...excluded.chips].toSorted(
      (a, b) => a.start - b.start,
    );
    const ranges = keepFirstRanges(dropOuterStates(chips, stateOf));
    const left = items.filter((item, at) => !isTaken(at) && saysNothing(item));
    const vague = items.filter(({ meaning }) => meaning.vague);
    return {
      chips: joinTwins(ranges.chips),
      dropped: [
        ...excluded.dropped,
        ...audience.dropped,
        ...figures.dropped,
        ...ranges.dropped,
        ...vague.map(({ start, end }): Dropped => ({ why: 'no_filter', start, end })),
      ],
      left: wordsIn(text, left),
    };
  };
}

/** As they were written: Rao-Iyer is one word. */
function wordsIn(text: string, items: readonly Item[]): string[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of items) {
    const last = spans.at(-1);
    if (last && /^[-._]$/u.test(text.slice(last.end, start))) last.end = end;
    else spans.push({ start, end });
  }
  return spans.map(({ start, end }) => text.slice(start, end));
}

/** A word that is unknown, or a numeral that counts nothing: Das is a name. */
const saysNothing = ({ isUnknown, meaning }: Item) =>
  isUnknown || (meaning.numeral !== undefined && Object.keys(meaning).length === 1);

function chipsOf({ meaning, start, end }: Item): Chip[] {
  const { chips = [], verified, size } = meaning;
  const chip = (field: PhraseField, value: string | number | boolean) => ({ field, value: String(value), start, end });
  return [
    ...chips.map(({ field, value }) => chip(field, value)),
    ...(verified === undefined ? [] : [chip('verified', verified)]),
    ...(size ? [chip('followers_min', size.min)] : []),
    ...(size?.max === undefined ? [] : [chip('followers_max', size.max)]),
  ];
}

const lists = new Set<PhraseField>(['category', 'platform', 'content', 'language', 'city', 'state']);

/** Removes duplicates: one chip per value of a list, and the first chip of any other filter. */
function joinTwins(chips: readonly Chip[]): PlacedChip[] {
  const said = new Map<string, PlacedChip>();
  for (const { field, value, start, end } of chips) {
    const key = lists.has(field) ? `${field} ${value}` : field;
    const known = said.get(key) ?? { field, value, spans: [] };
    known.spans.push({ start, end });
    said.set(key, known);
  }
  return [...said.values()];
}
