/** A place in the write-ahead log, `16/B374D848`, as a number. */
export function parseLsn(text: string): bigint {
  const [high, low] = text.split('/') as [string, string];
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Where the primary was at a time, in milliseconds of a steady clock. */
export interface Reading {
  at: number;
  lsn: bigint;
}

/** Milliseconds a replica is behind: the age of the newest known state of the primary that it holds; 0 when it holds all. */
export function lagOf(replayed: bigint, readings: readonly Reading[], now: number): number {
  const newest = readings.at(-1);
  if (!newest) return Number.POSITIVE_INFINITY;
  if (replayed >= newest.lsn) return 0;
  const held = readings.findLast(({ lsn }) => lsn <= replayed);
  return held ? now - held.at : Number.POSITIVE_INFINITY;
}
