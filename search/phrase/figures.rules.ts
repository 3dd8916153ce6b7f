import type { AudienceReading } from './audience.rules.ts';
import type { Item } from './items.rules.ts';
import { type Counted, plainWord } from './lexicon.rules.ts';
import type { Chip, Dropped, PhraseField } from './phrase.rules.ts';
import type { Quantity } from './quantities.rules.ts';

interface Given {
  quantities: readonly Quantity[];
  audience: AudienceReading;
  excluded: ReadonlySet<number>;
}

interface Figures {
  /** Items whose words are in the chips. */
  used: Set<number>;
  chips: Chip[];
  dropped: Dropped[];
}

type Counting = Exclude<Counted, 'audience'> | 'share';

/** Assigns each number to the nearest word that it can count. */
export function chipsOfQuantities(items: readonly Item[], { quantities, audience, excluded }: Given): Figures {
  const counted = quantities.filter((quantity) => !audience.ages.has(quantity));
  const pairs = pairsOf(items, counted, excluded);
  const nouns = new Map<Quantity, number>();
  for (const { quantity, noun } of pairs) {
    if (!nouns.has(quantity) && ![...nouns.values()].includes(noun)) nouns.set(quantity, noun);
  }
  const figures: Figures = { used: new Set(), chips: [], dropped: [] };
  let previous: Counting | null = null;
  for (const quantity of counted) {
    for (let at = quantity.first; at <= quantity.last; at += 1) figures.used.add(at);
    const noun = nouns.get(quantity);
    const counts: Counting | null =
      noun === undefined ? countedAlone(quantity, { audience, previous, items }) : countedBy(items[noun] as Item);
    if (counts === null) continue;
    previous = counts;
    addFigure(figures, { items, quantity, noun, counts });
  }
  addFormat(figures, items, excluded);
  return figures;
}

const isFormat = (item: Item | undefined) => item?.meaning.chips?.[0]?.field === 'content';
const farthest = 3;

interface Pair {
  quantity: Quantity;
  noun: number;
  distance: number;
}

/** Numbers and what they may count, the surest first: near, a noun rather than a format, and behind rather than before. */
function pairsOf(items: readonly Item[], quantities: readonly Quantity[], excluded: ReadonlySet<number>): Pair[] {
  const pairs = quantities.flatMap((quantity) =>
    items.flatMap((item, noun): Pair[] => {
      if (excluded.has(noun) || !canCount(quantity, item)) return [];
      const distance = distanceOf(items, quantities, { quantity, noun });
      return distance > farthest ? [] : [{ quantity, noun, distance }];
    }),
  );
  const isNoun = ({ noun }: Pair) => (isFormat(items[noun]) ? 1 : 0);
  // "Reel 5000 story 2000" names the format first, each time.
  const isFormatFirst = items.findIndex(isFormat) < (quantities[0]?.first ?? 0);
  const isBefore = ({ noun, quantity }: Pair) =>
    noun < quantity.first === (isFormat(items[noun]) && isFormatFirst) ? 0 : 1;
  return pairs.toSorted(
    (a, b) => a.distance - b.distance || isNoun(a) - isNoun(b) || isBefore(a) - isBefore(b) || a.noun - b.noun,
  );
}

function canCount({ isMoney, isPercent, isTelling, bound }: Quantity, item: Item): boolean {
  const { noun } = item.meaning;
  if (isPercent) return noun === 'engagement';
  if (isMoney) return noun === 'price' || isFormat(item);
  // "2 reels" counts reels.
  if (isFormat(item)) return isTelling;
  if (noun === 'engagement') return !isTelling || bound !== null;
  return noun === 'followers' || noun === 'price' || noun === 'views';
}

/** How many words that say something stand between; a comma is half of one, another number too many. */
function distanceOf(
  items: readonly Item[],
  quantities: readonly Quantity[],
  { quantity, noun }: Omit<Pair, 'distance'>,
): number {
  const [from, to] = noun < quantity.first ? [noun + 1, quantity.first - 1] : [quantity.last + 1, noun - 1];
  const isCrossed = quantities.some((other) => other !== quantity && other.first >= from && other.last <= to);
  if (isCrossed) return Number.POSITIVE_INFINITY;
  const between = items.slice(from, to + 1);
  const telling = between.filter(
    ({ meaning, isUnknown }) => isUnknown || meaning.chips || meaning.noun || meaning.size,
  ).length;
  const breaks = items.slice(from, to + 2).filter(({ isApart }) => isApart).length;
  return telling + breaks / 2;
}

/** A number that a format counts is its price; the audience counts none. */
function countedBy({ meaning }: Item): Counting {
  return (meaning.noun ?? 'price') as Exclude<Counted, 'audience'>;
}

interface Around {
  audience: AudienceReading;
  previous: Counting | null;
  items: readonly Item[];
}

/** Guesses what a number counts without such a word. */
function countedAlone(quantity: Quantity, { audience, previous, items }: Around): Counting | null {
  const { isPercent, isMoney, isTelling, bound, min } = quantity;
  if (isPercent) return audience.isMeant ? 'share' : 'engagement';
  if (isMoney) return 'price';
  if (!isTelling || (bound === null && min !== undefined && min >= 1900 && min <= 2100)) return null;
  const before = items[quantity.first - 1];
  if (previous !== null && before?.meaning.range === 'between') return previous;
  // "For 20k" and "20k me" name a price.
  const isPaid = pricing.before.has(before?.word ?? '') || pricing.after.has(items[quantity.last + 1]?.word ?? '');
  return bound === 'max' || bound === 'near' || (bound === null && isPaid) ? 'price' : 'followers';
}

const pricing = { before: new Set(['for', 'at']), after: new Set(['me', 'mein', plainWord('में')]) };

const fields: Record<Exclude<Counting, 'views'>, { min: PhraseField; max: PhraseField | null }> = {
  followers: { min: 'followers_min', max: 'followers_max' },
  price: { min: 'price_min', max: 'price_max' },
  engagement: { min: 'engagement_min', max: 'engagement_max' },
  share: { min: 'audience_min', max: null },
};

interface Told {
  items: readonly Item[];
  quantity: Quantity;
  noun: number | undefined;
  counts: Counting;
}

function addFigure(figures: Figures, { items, quantity, noun, counts }: Told): void {
  const ends = [quantity.first, quantity.last, ...(noun === undefined ? [] : [noun])];
  const start = Math.min(...ends.map((at) => items[at]?.start ?? 0));
  const end = Math.max(...ends.map((at) => items[at]?.end ?? 0));
  if (noun !== undefined) figures.used.add(noun);
  const isSecondPrice = counts === 'price' && figures.chips.some(({ field }) => field.startsWith('price_'));
  if (counts === 'views' || isSecondPrice) {
    figures.dropped.push({ why: 'no_filter', start, end });
    return;
  }
  const add = (field: PhraseField | null, value: number | string | undefined) => {
    if (field !== null && value !== undefined) figures.chips.push({ field, value: String(value), start, end });
  };
  // A price that is only named is the most that may be asked.
  const isBudget = counts === 'price' && quantity.bound === null;
  add(fields[counts].min, isBudget ? undefined : quantity.min);
  add(fields[counts].max, isBudget ? quantity.min : quantity.max);
  const format = noun === undefined ? undefined : items[noun]?.meaning.chips?.[0];
  if (counts === 'price' && format?.field === 'content') add('price_format', format.value);
}

/** The price is of the only format that is named, wherever it stands. */
function addFormat(figures: Figures, items: readonly Item[], excluded: ReadonlySet<number>): void {
  const isPriced = figures.chips.some(({ field }) => field === 'price_min' || field === 'price_max');
  if (!isPriced || figures.chips.some(({ field }) => field === 'price_format')) return;
  const formats = items.flatMap((item, at) =>
    isFormat(item) && !excluded.has(at) && !figures.used.has(at) ? [at] : [],
  );
  const values = new Set(formats.map((at) => items[at]?.meaning.chips?.[0]?.value));
  if (values.size !== 1) return;
  for (const at of formats) {
    const { start, end, meaning } = items[at] as Item;
    figures.used.add(at);
    figures.chips.push({ field: 'price_format', value: meaning.chips?.[0]?.value ?? '', start, end });
  }
}
