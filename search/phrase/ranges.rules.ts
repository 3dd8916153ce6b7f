import type { Chip, Dropped } from './phrase.rules.ts';

const rangeField = /^(followers|engagement|price)_(min|max)$/u;
const measureOf = ({ field }: Chip) => rangeField.exec(field)?.[1];

/** Drops a range that contradicts an earlier one of the same measure: "10k followers, under 5k followers". */
export function keepFirstRanges(chips: readonly Chip[]): { chips: Chip[]; dropped: Dropped[] } {
  const ranges = Map.groupBy(chips.filter(measureOf), (chip) => `${measureOf(chip)} ${chip.start} ${chip.end}`);
  const ends = new Map<string, number>();
  const contradicting = new Set<Chip>();
  const dropped: Dropped[] = [];
  for (const range of ranges.values()) {
    const { start, end } = range[0] as Chip;
    const own = range.map(({ field, value }): [string, number] => [field, Number(value)]);
    if (own.every(([field, value]) => agrees(ends, field, value))) {
      for (const [field, value] of own) ends.set(field, value);
      continue;
    }
    for (const chip of range) contradicting.add(chip);
    dropped.push({ why: 'no_filter', start, end });
  }
  return { chips: chips.filter((chip) => !contradicting.has(chip)), dropped };
}

function agrees(ends: ReadonlyMap<string, number>, field: string, value: number): boolean {
  const known = ends.get(field);
  if (known !== undefined) return known === value;
  return field.endsWith('_min')
    ? value <= (ends.get(field.replace('_min', '_max')) ?? Number.POSITIVE_INFINITY)
    : value >= (ends.get(field.replace('_max', '_min')) ?? Number.NEGATIVE_INFINITY);
}
