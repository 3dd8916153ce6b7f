import { facetFields, type WordFacet } from './fields.ts';

/** Number of counters that fit in a core's cache. */
const cellsMost = 1 << 15;

/** Facets counted together: a profile has one number for its combination of values. */
export interface Mix {
  names: WordFacet[];
  /** Number of possible combinations. */
  cells: number;
  codes: Uint16Array | Uint32Array;
}

/** Values of the profiles in each facet: the number of a set of words. */
type Facets = Record<WordFacet, { sets: number[][]; codes: Mix['codes'] }>;

/** Combines facets while the number of combinations is small, those with many sets first. */
function planMixes(size: number, fields: Facets): Pick<Mix, 'names' | 'cells'>[] {
  const most = Math.min(cellsMost, size);
  const mixes: Pick<Mix, 'names' | 'cells'>[] = [];
  for (const name of facetFields.toSorted((a, b) => fields[b].sets.length - fields[a].sets.length)) {
    const { length } = fields[name].sets;
    const fitting = mixes.find(({ cells }) => cells * length <= most);
    if (fitting === undefined) mixes.push({ names: [name], cells: length });
    else {
      fitting.names.push(name);
      fitting.cells *= length;
    }
  }
  return mixes.filter(({ names }) => names.length > 1);
}

/** Combination numbers of all profiles, one mix after the other. */
export function buildMixes(size: number, fields: Facets): { mixCodes: Uint16Array } {
  const mixes = planMixes(size, fields);
  const mixCodes = new Uint16Array(new SharedArrayBuffer(2 * mixes.length * size));
  for (const [place, { names }] of mixes.entries()) {
    const codes = mixCodes.subarray(place * size, (place + 1) * size);
    for (const name of names) {
      const { sets, codes: own } = fields[name];
      for (let doc = 0; doc < size; doc += 1) codes[doc] = (codes[doc] as number) * sets.length + (own[doc] as number);
    }
  }
  return { mixCodes };
}

export function openMixes(size: number, fields: Facets, mixCodes: Uint16Array): Mix[] {
  return planMixes(size, fields).map((mix, place) => ({
    ...mix,
    codes: mixCodes.subarray(place * size, (place + 1) * size),
  }));
}
