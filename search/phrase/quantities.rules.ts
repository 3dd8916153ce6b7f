import type { Item } from './items.rules.ts';
import type { Bound } from './lexicon.rules.ts';

/** A number, or a range of numbers, and the items that say it: from `first` to `last`. */
export interface Quantity {
  first: number;
  last: number;
  min?: number;
  max?: number;
  bound: Bound | null;
  isMoney: boolean;
  isPercent: boolean;
  /** A unit, a sign or a bound makes it a figure; a bare 10 may count creators. */
  isTelling: boolean;
  /** Both ends as they were written, where they may be ages. */
  ages: readonly [number, number] | null;
}

interface Figure {
  first: number;
  last: number;
  value: number;
  digits: number | null;
  unit: number | null;
  isMoney: boolean;
  isPercent: boolean;
}

const lettersOnly = new Set(['k', 'l', 'm', 'cr']);

/** The number that begins at an item, with its sign and unit. */
function figureAt(items: readonly Item[], at: number): Figure | null {
  let next = at;
  const isMoneyBefore = items[next]?.meaning.currency === true;
  if (isMoneyBefore) next += 1;
  const item = items[next];
  if (!item) return null;
  const { unit: alone, numeral } = item.meaning;
  const unitItem = items[next + 1];
  const unitOf = (one: Item | undefined) =>
    one?.meaning.unit !== undefined && (!lettersOnly.has(one.word) || item.digits !== undefined)
      ? one.meaning.unit
      : null;
  const unit = unitOf(unitItem);
  let base: number;
  if (item.digits !== undefined) base = item.digits;
  else if (numeral !== undefined && unit !== null) base = numeral;
  else if (alone !== undefined && alone >= 1e5 && !lettersOnly.has(item.word)) base = 1;
  else return null;
  const own = item.digits === undefined && numeral === undefined ? (alone ?? 1) : unit;
  if (unit !== null && own === unit) next += 1;
  const isMoneyBehind = items[next + 1]?.meaning.currency === true && items[next + 2]?.digits === undefined;
  const isPercent = items[next + 1]?.meaning.percent === true;
  if (isMoneyBehind || isPercent) next += 1;
  if (isPercent && items[next + 1]?.meaning.percent) next += 1;
  const value = round(base * (own ?? 1));
  return {
    first: at,
    last: next,
    value,
    digits: item.digits ?? null,
    unit: own,
    isMoney: isMoneyBefore || isMoneyBehind,
    isPercent,
  };
}

const round = (value: number) => Math.round(value * 100) / 100;

export function quantitiesOf(items: readonly Item[]): Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const low = figureAt(items, at);
    if (!low) continue;
    const isBetween = boundBefore(items, low.first)?.bound === 'between';
    const joint = items[low.last + 1]?.meaning.range;
    const isJoint = joint === 'always' || (joint === 'between' && (isBetween || isClosedBetween(items, low.last + 2)));
    const high = isJoint ? figureAt(items, low.last + 2) : null;
    const quantity = high ? rangeOf(low, high) : single(low);
    const bounded = withBounds(items, quantity);
    found.push(bounded);
    at = bounded.last;
  }
  return found;
}

/** 10 lakh aur 20 lakh ke beech. */
function isClosedBetween(items: readonly Item[], at: number): boolean {
  const high = figureAt(items, at);
  return high !== null && items[high.last + 1]?.meaning.after === 'between';
}

/** 5–10k is 5k to 10k: the lower end takes the unit of the upper one. */
function rangeOf(low: Figure, high: Figure): Quantity {
  const borrowed = low.unit === null && high.unit !== null && low.value < high.unit ? low.value * high.unit : low.value;
  const [min, max] = [Math.min(borrowed, high.value), Math.max(borrowed, high.value)];
  const isBare = low.unit === null && high.unit === null && !low.isMoney && !high.isMoney;
  return {
    first: low.first,
    last: high.last,
    min: round(min),
    max: round(max),
    bound: 'between',
    isMoney: low.isMoney || high.isMoney,
    isPercent: low.isPercent || high.isPercent,
    isTelling: !isBare || max >= 500,
    ages: isBare && low.digits !== null && high.digits !== null ? [low.digits, high.digits] : null,
  };
}

function single({ first, last, value, unit, isMoney, isPercent }: Figure): Quantity {
  const isTelling = unit !== null || isMoney || isPercent || value >= 500;
  return { first, last, min: value, bound: null, isMoney, isPercent, isTelling, ages: null };
}

/** The bound that stands before a place; a noun may stand between: minimum followers 10k. */
function boundBefore(items: readonly Item[], at: number): { bound: Bound; at: number } | null {
  for (const back of [1, 2]) {
    const item = items[at - back];
    if (!item) return null;
    if (item.meaning.before) return { bound: item.meaning.before, at: at - back };
    if (!item.meaning.noun && !item.meaning.filler) return null;
  }
  return null;
}

/** The bound that stands behind a place; a noun may stand between: 10k followers or more. */
function boundAfter(items: readonly Item[], at: number): { bound: Bound; at: number } | null {
  const next = items[at + 1];
  if (next?.meaning.after && !next.isApart) return { bound: next.meaning.after, at: at + 1 };
  const behind = items[at + 2];
  const isPart = next?.meaning.noun !== undefined || next?.meaning.chips?.[0]?.field === 'content';
  if (!isPart || !behind?.meaning.after || behind.isApart || figureAt(items, at + 3)) return null;
  return behind.meaning.before ? null : { bound: behind.meaning.after, at: at + 2 };
}

function withBounds(items: readonly Item[], quantity: Quantity): Quantity {
  const after = boundAfter(items, quantity.last);
  const before = boundBefore(items, quantity.first);
  const isRange = quantity.max !== undefined;
  // "from" alone bounds nothing where another bound does.
  const bound = isRange ? 'between' : (after?.bound ?? before?.bound ?? null);
  const first = before && before.at === quantity.first - 1 ? before.at : quantity.first;
  const last = after && after.at === quantity.last + 1 ? after.at : quantity.last;
  const next = { ...quantity, first, last, isTelling: quantity.isTelling || bound !== null };
  if (isRange || bound === null || bound === 'between') return next;
  const { min: value = 0, max: _, ...rest } = next;
  if (bound === 'max') return { ...rest, bound, max: value };
  if (bound === 'near') return { ...rest, bound, min: round(value * 0.8), max: round(value * 1.2) };
  return { ...rest, bound, min: value };
}
