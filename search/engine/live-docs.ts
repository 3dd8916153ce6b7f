import { clearBit, setRange, subtract } from './bitmap.ts';
import type { DocSet } from './doc-set.ts';
import { docOf, type OpenSegment } from './segment.ts';

export type Bits = DocSet & { docs: null };

/** Who may be found at all; null when everyone may. As it is now: an answer looks once, so that its counts agree. */
export function livingOf(segment: OpenSegment, exceptIds: readonly number[]): Bits | null {
  const { parts, scratch } = segment;
  const left = exceptIds.map((id) => docOf(segment, id)).filter((doc) => doc >= 0);
  if (left.length === 0 && Atomics.load(parts.removed, 0) === 0) return null;
  const alive = scratch.take();
  alive.set(parts.alive);
  for (const doc of left) clearBit(alive, doc);
  return { docs: null, bits: alive };
}

export function everyone({ header, scratch }: OpenSegment): Bits {
  const bits = scratch.takeEmpty();
  setRange(bits, 0, header.size);
  return { docs: null, bits };
}

/** Who is not in a set of many. */
export function othersThan(segment: OpenSegment, { bits }: Bits): Bits {
  const others = everyone(segment);
  subtract(others.bits, others.bits, bits);
  return others;
}
