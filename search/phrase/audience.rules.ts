import { audienceAges } from '../../contract/discovery/discovery.ts';
import type { Item } from './items.rules.ts';
import type { Chip, Dropped, PhraseField } from './phrase.rules.ts';
import type { Quantity } from './quantities.rules.ts';

export interface AudienceReading {
  /** Items whose words are about the audience. */
  used: Set<number>;
  /** A percentage in the sentence is a share of the audience. */
  isMeant: boolean;
  /** Ranges that are ages. */
  ages: Set<Quantity>;
  chips: Chip[];
  dropped: Dropped[];
}

const fieldOf: Partial<Record<string, PhraseField>> = { gender: 'audience_gender', city: 'audience_city' };
const places = new Set(['city', 'state', 'country']);

/** Reads the requested audience: the words beside "audience", and ages. */
export function audienceOf(items: readonly Item[], quantities: readonly Quantity[]): AudienceReading {
  const found: AudienceReading = { used: new Set(), isMeant: false, ages: new Set(), chips: [], dropped: [] };
  for (const quantity of quantities) {
    const band = quantity.ages && audienceAges.find((each) => each === quantity.ages?.join('-'));
    if (!band || quantity.isMoney || quantity.isPercent) continue;
    found.ages.add(quantity);
    found.chips.push({ field: 'audience_age', value: band, ...spanOf(items, quantity) });
  }
  const at = items.findIndex((item, place) => isAudience(items, place, item, quantities));
  if (at < 0) return found;
  found.isMeant = true;
  const right = shareFrom(items, at, { step: 1, quantities });
  const left = shareFrom(items, at, { step: -1, quantities });
  const isRightTold = right.length > 0;
  for (const place of [...right, ...left.filter((one) => !isRightTold || !isPlace(items[one] as Item))]) {
    const item = items[place] as Item;
    found.used.add(place);
    const { start, end } = item;
    const [chip] = item.meaning.chips ?? [];
    const field = chip && fieldOf[chip.field];
    if (chip && field) found.chips.push({ field, value: chip.value, start, end });
    else found.dropped.push({ why: 'no_filter', start, end });
  }
  return found;
}

const isPlace = ({ meaning }: Item) => places.has(meaning.chips?.[0]?.field ?? '');

function spanOf(items: readonly Item[], { first, last }: Quantity) {
  return { start: items[first]?.start ?? 0, end: items[last]?.end ?? 0 };
}

/** "Audience" says it, and "followers" where they are not counted: whose followers are mostly from Mumbai. */
function isAudience(items: readonly Item[], at: number, { meaning }: Item, quantities: readonly Quantity[]): boolean {
  if (meaning.noun === 'audience') return true;
  if (meaning.noun !== 'followers') return false;
  const isCounted = quantities.some(({ first, last }) => last === at - 1 || first === at + 1);
  return !isCounted && items.some((item) => item.meaning.mostly);
}

interface Side {
  step: 1 | -1;
  quantities: readonly Quantity[];
}

/** The genders and places that stand beside the word, with nothing but small words and figures between. */
function shareFrom(items: readonly Item[], at: number, { step, quantities }: Side): number[] {
  const found: number[] = [];
  const isFigure = (place: number) => quantities.some(({ first, last }) => place >= first && place <= last);
  for (let place = at + step; items[place]; place += step) {
    const item = items[place] as Item;
    const edge = step > 0 ? item : items[place + 1];
    if (edge?.isApart && (found.length > 0 || step < 0)) break;
    if (item.meaning.chips && (item.meaning.chips[0]?.field === 'gender' || isPlace(item))) found.push(place);
    else if (isFigure(place)) continue;
    else if (item.isUnknown || item.meaning.chips || item.meaning.noun || !item.meaning.filler) break;
    else if (step < 0 && item.word.length > 2 && found.length > 0) break;
  }
  return found;
}
