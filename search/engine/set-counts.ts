import { facetFields, fieldNames } from './fields.ts';
import type { OpenField, OpenFields, SegmentParts } from './segment.ts';
import { sharedCounts, toShared } from './shared.ts';

/** In `setRows`: the field has more sets of words than are worth a row each. */
const noRow = 0xffffffff;

/** Numbers that a field's rows may take in any segment; a larger one has room for one a profile. */
const roomAtLeast = 1 << 12;

/** How many words the facets count: the first numbers of all words. */
const facetWords = (fields: OpenFields): number => fields.country.base;

/**
 * Per field and set of words in it, how many who have just this set have each word of a facet. Nobody has two sets, so that
 * the facets of a search for some words of a field are the sum of the rows of the sets that have one of them.
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

/** Per set of one field and word of the other, who has both. */
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

/** How many of those with one of these words of a field have each word of the facets; null when it is not known. */
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
