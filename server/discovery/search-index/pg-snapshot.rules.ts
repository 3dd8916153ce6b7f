/**
 * A snapshot of the database: the transactions that had committed or failed by then, so that a query in it sees them:
 * all numbered below `next` except the `running` ones. Of two snapshots one always sees everything the other sees.
 */
export interface Moment {
  next: bigint;
  running: bigint[];
}

/** Parses PostgreSQL's text of a pg_snapshot: `xmin:xmax:xip,xip`. */
export function readMoment(text: string): Moment {
  const found = /^\d+:(\d+):((?:\d+(?:,\d+)*)?)$/.exec(text);
  if (!found) throw new Error(`Not a snapshot of PostgreSQL: ${text}`);
  const [, next = '', running = ''] = found;
  return { next: BigInt(next), running: running === '' ? [] : running.split(',').map(BigInt) };
}

/** Whether everything visible in `earlier` is visible in `later` too. */
export function covers(later: Moment, earlier: Moment): boolean {
  const isSeenEarlier = (number: bigint) => number < earlier.next && !earlier.running.includes(number);
  return later.next >= earlier.next && !later.running.some(isSeenEarlier);
}

/** Unread changes: by transactions from `first` to `last`, after the profile `afterId` of the first one. */
export interface FeedRange {
  first: bigint;
  afterId: number;
  /** Null for no upper bound. */
  last: bigint | null;
}

/** Changes invisible in a snapshot: each transaction running then, and all later ones. */
export function unseenAt({ next, running }: Moment): FeedRange[] {
  return [
    ...running.map((number) => ({ first: number, afterId: 0, last: number })),
    { first: next, afterId: 0, last: null },
  ];
}
