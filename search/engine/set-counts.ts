import { facetFields, fieldNames } from './fields.ts';
import type { OpenField, OpenFields, SegmentParts } from './segment.ts';
import { sharedCounts, toShared } from './shared.ts';

/** In `setRows`: the field has too many sets for a row each. */
const noRow = 0xffffffff;

/** Number of rows per field in any segment; a large segment has room for one per profile. */
const roomAtLeast = 1 << 12;

/** Number of words that facets count: the first numbers of all words. */
const facetWords = (fields: OpenFields): number => fields.country.base;

/**
 * Per field and set of its words, the number of profiles with exactly this set that have each facet word. Each profile
 * has one set per field, so the facets of a filter by words of a field are the sum of the rows of sets with one of
 * them.
 */
export function buildSetCounts(size: number, fields: OpenFields): Pick<SegmentParts, 'setRows' | 'setCounts'> {
  const width = facetWords(fields);
  const room = Math.max(size, roomAtLeast);
  let rows = 0;
  const starts = fieldNames.map((name) => {
    const { sets } = fields[name];
    const start = sets.length * width > room ? noRow : rows;
    if (start !== noRow) rows += sets.length;
    return start;
  });
  const counts = sharedCounts(rows * width);
  for (const [place, name] of fieldNames.entries()) {
    const start = starts[place] as number;
    if (start === noRow) continue;
    for (const facet of facetFields)
      countPairs(fields[name], fields[facet], { counts: counts.subarray(start * width), width });
  }
  return { setRows: toShared(Uint32Array.from(starts)), setCounts: counts };
}

/** Number of profiles per set of one field and word of the other. */
function countPairs(
  { codes: rowOf }: OpenField,
  { codes, sets, base }: OpenField,
  { counts, width }: { counts: Uint32Array; width: number },
): void {
  for (let doc = 0; doc < codes.length; doc += 1) {
    const row = (rowOf[doc] as number) * width + base;
    const set = sets[codes[doc] as number] as number[];
    for (let at = 0; at < set.length; at += 1) {
      const cell = row + (set[at] as number);
      counts[cell] = (counts[cell] as number) + 1;
    }
  }
}

interface Counted {
  parts: Pick<SegmentParts, 'setRows' | 'setCounts'>;
  fields: OpenFields;
}

/** Facet counts of the profiles with one of these words of a field; null when not precomputed. */
export function countsWithWords(
  { parts, fields }: Counted,
  { field, places }: { field: keyof OpenFields; places: readonly number[] },
): Uint32Array | null {
  const start = parts.setRows[fieldNames.indexOf(field)] as number;
  if (start === noRow) return null;
  const width = facetWords(fields);
  const sum = new Uint32Array(width);
  for (const [code, set] of fields[field].sets.entries()) {
    if (!set.some((place) => places.includes(place))) continue;
    const row = (start + code) * width;
    for (let at = 0; at < width; at += 1) sum[at] = (sum[at] as number) + (parts.setCounts[row + at] as number);
  }
  return sum;
}
