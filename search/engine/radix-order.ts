const digitBits = 11;
const digits = 1 << digitBits;
const passes = 6;
const few = 2_000;

/** Sorts profile numbers by a key, ascending and stable. Large arrays use radix sort. */
export function sortBy(order: Uint32Array, keyOf: (doc: number) => number): Uint32Array {
  const keys = new Float64Array(order.length);
  for (let place = 0; place < order.length; place += 1) keys[place] = keyOf(order[place] as number) + 0;
  if (order.length > few) return sortByDigits(order, keys);
  const places = Uint32Array.from(order, (_, place) => place);
  places.sort((a, b) => compare(keys[a] as number, keys[b] as number) || a - b);
  return places.map((place) => order[place] as number);
}

const compare = (a: number, b: number) => (a < b ? -1 : a > b ? 1 : 0);

/** Bits of a number as two halves that sort like the numbers. */
function sortableHalves(keys: Float64Array): Uint32Array {
  const halves = new Uint32Array(keys.buffer);
  for (let at = 0; at < halves.length; at += 2) {
    const isNegative = (halves[at + 1] as number) >>> 31 === 1;
    halves[at] = (halves[at] as number) ^ (isNegative ? -1 : 0);
    halves[at + 1] = (halves[at + 1] as number) ^ (isNegative ? -1 : 1 << 31);
  }
  return halves;
}

function sortByDigits(order: Uint32Array, keys: Float64Array): Uint32Array {
  const halves = sortableHalves(keys);
  let places = Uint32Array.from(order, (_, place) => place);
  let next = new Uint32Array(order.length);
  for (let pass = 0; pass < passes; pass += 1) {
    const half = pass < 3 ? 0 : 1;
    const shift = (pass % 3) * digitBits;
    const starts = countDigits(halves, half, shift);
    if (starts === null) continue;
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] as number;
      const digit = ((halves[2 * place + half] as number) >>> shift) & (digits - 1);
      next[starts[digit] as number] = place;
      starts[digit] = (starts[digit] as number) + 1;
    }
    [places, next] = [next, places];
  }
  for (let at = 0; at < places.length; at += 1) places[at] = order[places[at] as number] as number;
  return places;
}

/** Start of each digit's keys; null when all keys share one digit. */
function countDigits(halves: Uint32Array, half: number, shift: number): Uint32Array | null {
  const counts = new Uint32Array(digits);
  for (let at = half; at < halves.length; at += 2) {
    const digit = ((halves[at] as number) >>> shift) & (digits - 1);
    counts[digit] = (counts[digit] as number) + 1;
  }
  const all = halves.length / 2;
  let start = 0;
  for (let digit = 0; digit < digits; digit += 1) {
    const count = counts[digit] as number;
    if (count === all) return null;
    counts[digit] = start;
    start += count;
  }
  return counts;
}

/** 0, 1, 2 … */
export function countUp(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let place = 0; place < size; place += 1) order[place] = place;
  return order;
}
