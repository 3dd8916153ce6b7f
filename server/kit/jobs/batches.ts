import { setTimeout as delay } from 'node:timers/promises';
import { refuse } from '../http/errors.ts';

export interface BatchRules<T, R> {
  /** Settles all values together, with an outcome or a refusal for each, in order; or throws, and nothing was done. */
  settle: (values: readonly T[]) => Promise<(R | Error)[]>;
  /** Key within which values are settled strictly in order of arrival. */
  laneOf: (value: T) => string;
  /** Whether an error is temporary, so that a retry makes sense. */
  isPassing: (error: unknown) => boolean;
  /** Milliseconds for which values are gathered after the first. */
  gatherMs: number;
  /** Maximum values per batch. */
  size: number;
  /** Maximum batches running at once, never sharing a lane; 1 by default. */
  parallel?: number;
  /** Maximum queued values. */
  room: number;
  /** Milliseconds a value may wait for its outcome, including retries. */
  patienceMs: number;
}

interface Entry<T, R> {
  value: T;
  lane: string;
  until: number;
  isOpen: boolean;
  close: (outcome: R | Error) => void;
}

const firstPauseMs = 20;
const longestPauseMs = 500;
const sweepMs = 250;

/**
 * Gathers values arriving at about the same time and settles them in batches, so that many share the cost of one
 * commit. A temporary error is retried in place; any other is narrowed down by halving the batch until only the value
 * that causes it is refused.
 */
export function createBatches<T, R>(rules: BatchRules<T, R>): (value: T) => Promise<R> {
  const waiting: Entry<T, R>[] = [];
  const current = new Set<Entry<T, R>>();
  let workers = 0;
  let isGathering = false;
  let sweeping: NodeJS.Timeout | null = null;

  function refuseOverdue(): void {
    const now = performance.now();
    const open = [...current, ...waiting].filter((entry) => entry.isOpen);
    const late = new Set(open.filter((entry) => entry.until <= now).map((entry) => entry.lane));
    if (late.size === 0) return;
    // Later values of the same lane fail too: stored now, they would overtake the resent one.
    for (const entry of open) if (late.has(entry.lane)) entry.close(tooLate());
    waiting.splice(0, waiting.length, ...waiting.filter((entry) => entry.isOpen));
  }

  async function settleAll(entries: Entry<T, R>[]): Promise<void> {
    for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
      const open = entries.filter((entry) => entry.isOpen);
      if (open.length === 0) return;
      try {
        const outcomes = await rules.settle(open.map((entry) => entry.value));
        for (const [index, entry] of open.entries()) entry.close(outcomes[index] as R | Error);
        return;
      } catch (error) {
        if (!rules.isPassing(error)) return takeApart(open, error);
      }
      await delay(pause);
    }
  }

  async function takeApart(entries: Entry<T, R>[], error: unknown): Promise<void> {
    const half = Math.floor(entries.length / 2);
    if (half === 0) return entries[0]?.close(error as Error);
    await settleAll(entries.slice(0, half));
    await settleAll(entries.slice(half));
  }

  /** The first queued values, except those whose lane is in a running batch. */
  function takeBatch(): Entry<T, R>[] {
    const busy = new Set([...current].map((entry) => entry.lane));
    const batch: Entry<T, R>[] = [];
    const left = waiting.filter((entry) => {
      const isTaken = batch.length < rules.size && !busy.has(entry.lane);
      if (isTaken) batch.push(entry);
      return !isTaken;
    });
    waiting.splice(0, waiting.length, ...left);
    return batch;
  }

  async function work(): Promise<void> {
    isGathering = false;
    workers += 1;
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
      for (const entry of batch) current.add(entry);
      gather();
      await settleAll(batch);
      for (const entry of batch) current.delete(entry);
    }
    workers -= 1;
    if (workers > 0 || isGathering || !sweeping) return;
    clearInterval(sweeping);
    sweeping = null;
  }

  function gather(): void {
    if (isGathering || waiting.length === 0 || workers >= (rules.parallel ?? 1)) return;
    isGathering = true;
    sweeping ??= setInterval(refuseOverdue, sweepMs);
    setTimeout(work, rules.gatherMs);
  }

  return (value) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= rules.room) throw tooLate();
      const entry: Entry<T, R> = {
        value,
        lane: rules.laneOf(value),
        until: performance.now() + rules.patienceMs,
        isOpen: true,
        close(outcome) {
          if (!entry.isOpen) return;
          entry.isOpen = false;
          if (outcome instanceof Error) reject(outcome);
          else resolve(outcome);
        },
      };
      waiting.push(entry);
      gather();
    });
}

function tooLate(): Error {
  return refuse('UNAVAILABLE', 'We can’t accept this right now. Please try again in a moment.', { retryAfter: 5 });
}
