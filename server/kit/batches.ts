import { setTimeout as delay } from 'node:timers/promises';
import { refuse } from './errors.ts';

export interface BatchRules<T, R> {
  /** Settles all of these together, an outcome or a refusal for each in their order; or throws, and none of it was done. */
  settle: (values: readonly T[]) => Promise<(R | Error)[]>;
  /** What must stay in a row: values of one lane are never settled out of the order in which they came. */
  laneOf: (value: T) => string;
  /** Whether an error will pass by itself, so that the same is worth another try. */
  isPassing: (error: unknown) => boolean;
  /** Milliseconds in which values are gathered after the first. */
  gatherMs: number;
  /** Values settled together at most. */
  size: number;
  /** Values that may wait at most. */
  room: number;
  /** Milliseconds a value may wait for its outcome, all tries counted. */
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
 * Gathers what comes at about the same time and settles it in batches, one after the other, so that many share the
 * cost of one commit. An error that passes is sat out in place; any other is narrowed down by halving the batch until
 * only the value that causes it is refused.
 */
export function createBatches<T, R>(rules: BatchRules<T, R>): (value: T) => Promise<R> {
  const waiting: Entry<T, R>[] = [];
  let current: Entry<T, R>[] = [];
  let sweeping: NodeJS.Timeout | null = null;

  function refuseOverdue(): void {
    const now = performance.now();
    const open = [...current, ...waiting].filter((entry) => entry.isOpen);
    const late = new Set(open.filter((entry) => entry.until <= now).map((entry) => entry.lane));
    if (late.size === 0) return;
    // What came later in the same lane goes with it: stored now, it would overtake what is sent again.
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

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      current = waiting.splice(0, rules.size);
      await settleAll(current);
    }
    current = [];
    if (sweeping) clearInterval(sweeping);
    sweeping = null;
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
      if (sweeping) return;
      sweeping = setInterval(refuseOverdue, sweepMs);
      setTimeout(work, rules.gatherMs);
    });
}

function tooLate(): Error {
  return refuse('UNAVAILABLE', 'This cannot be taken just now. Please try again in a moment.', { retryAfter: 5 });
}
