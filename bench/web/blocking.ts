interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs. */
  ts: number;
  /** µs that the thread itself ran. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Lighthouse's phone has a quarter of this processor, and a task of up to 50 ms blocks nobody. */
const slowdown = 4;
const bearable = 50;

/**
 * Total blocking time, ms, as Lighthouse counts it (what tasks of the main thread take beyond 50 ms, from the first paint
 * on), but by the time that the thread itself ran: what neighbours took of the processor meanwhile is not in it.
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
