import { clearBit, setRange, subtract } from './bitmap.ts';
import type { DocSet } from './doc-set.ts';
import { docOf, type OpenSegment } from './segment.ts';

export type Bits = DocSet & { docs: null };

/** Profiles that may be found; null when all may. Read once per answer, so that its counts are consistent. */
export function liveDocsOf(segment: OpenSegment, exceptIds: readonly number[]): Bits | null {
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

/** Complement of a large set. */
export function othersThan(segment: OpenSegment, { bits }: Bits): Bits {
  const others = everyone(segment);
  subtract(others.bits, others.bits, bits);
  return others;
}
