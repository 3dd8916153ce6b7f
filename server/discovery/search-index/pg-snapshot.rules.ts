/**
 * A moment of the database: which transactions had committed (or failed) by then, and so are seen by a reading at it. All
 * numbered below `next` but the `running` ones. Of two moments one always sees whatever the other sees.
 */
export interface Moment {
  next: bigint;
  running: bigint[];
}

/** From what PostgreSQL writes for a pg_snapshot: `xmin:xmax:xip,xip`. */
export function readMoment(text: string): Moment {
  const found = /^\d+:(\d+):((?:\d+(?:,\d+)*)?)$/.exec(text);
  if (!found) throw new Error(`Not a snapshot of PostgreSQL: ${text}`);
  const [, next = '', running = ''] = found;
  return { next: BigInt(next), running: running === '' ? [] : running.split(',').map(BigInt) };
}

/** Whether everything that `earlier` sees is seen at `later` too. */
export function covers(later: Moment, earlier: Moment): boolean {
  const isSeenEarlier = (number: bigint) => number < earlier.next && !earlier.running.includes(number);
  return later.next >= earlier.next && !later.running.some(isSeenEarlier);
}

/** Changes not yet read: by transactions from `first` to `last`, after the profile `afterId` of the first one. */
export interface FeedRange {
  first: bigint;
  afterId: number;
  /** Null: whatever came since. */
  last: bigint | null;
}

/** What a reading at a moment could not see: each transaction that ran, and all since. */
export function unseenAt({ next, running }: Moment): FeedRange[] {
  return [
    ...running.map((number) => ({ first: number, afterId: 0, last: number })),
    { first: next, afterId: 0, last: null },
  ];
}
