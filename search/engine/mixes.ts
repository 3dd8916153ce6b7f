import { facetFields, type WordFacet } from './fields.ts';

/** So many numbers stay in the memory next to a core while they are counted. */
const cellsMost = 1 << 15;

/** Facets that are counted together: a profile has one number for what it has in all of them. */
export interface Mix {
  names: WordFacet[];
  /** How many numbers there may be. */
  cells: number;
  codes: Uint16Array | Uint32Array;
}

/** What profiles have in each facet: the number of one of its sets of words. */
type Facets = Record<WordFacet, { sets: number[][]; codes: Mix['codes'] }>;

/** Puts facets together as long as there are not too many combinations, those of many sets first. */
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

/** The numbers of all profiles, mix after mix. */
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
