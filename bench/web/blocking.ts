interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In µs. */
  ts: number;
  /** CPU time of the thread, µs. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Lighthouse's phone is four times slower, and tasks up to 50 ms do not count as blocking. */
const slowdown = 4;
const bearable = 50;

/**
 * Total blocking time in ms as in Lighthouse (main thread tasks beyond 50 ms, from the first paint on), but by CPU time of
 * the thread, which excludes interference of other processes.
 */
export function findOwnBlocking(events: readonly TraceEvent[], address: string): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (!start) return Number.NaN;
  const main = events.filter(({ pid, tid, ts }) => pid === start.pid && tid === start.tid && ts >= start.ts);
  const painted = main.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? Number.NaN;
  return main
    .filter(({ name, ph, ts }) => ph === 'X' && name === 'RunTask' && ts >= painted)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1_000) * slowdown - bearable), 0);
}
