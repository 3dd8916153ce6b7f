/** A dependency of the product and the check that it works. */
export interface Probe {
  name: string;
  /** Whether nothing useful can be served without it. */
  isVital: boolean;
  /** Rejects, or returns false, when it does not work. */
  check: () => Promise<boolean | undefined>;
  /** Time an answer stays good. */
  freshMs: number;
}

interface ProbeResult {
  isUp: boolean;
  isVital: boolean;
}

/** Results by name; a check that takes longer than the limit counts as failed. */
export type Probes = () => Promise<Map<string, ProbeResult>>;

const limitMs = 2_000;

/** Runs the probes when asked, each at most once at a time, so that a hanging dependency gathers no checks. */
export function createProbes(probes: readonly Probe[]): Probes {
  const readers = probes.map((probe) => ({ probe, read: createReader(probe) }));
  return async () => {
    const results = readers.map(async ({ probe: { name, isVital }, read }) => {
      return [name, { isUp: await read(), isVital }] as const;
    });
    return new Map(await Promise.all(results));
  };
}

function createReader({ check, freshMs }: Probe): () => Promise<boolean> {
  let last = { isUp: false, at: Number.NEGATIVE_INFINITY };
  let running: { outcome: Promise<boolean>; since: number } | null = null;
  const start = () => {
    const outcome = check().then(
      (isUp) => isUp !== false,
      () => false,
    );
    const begun = { outcome, since: performance.now() };
    void outcome.then((isUp) => {
      last = { isUp, at: performance.now() };
      running = null;
    });
    running = begun;
    return begun;
  };
  return async () => {
    if (performance.now() - last.at < freshMs) return last.isUp;
    const { outcome, since } = running ?? start();
    return Promise.race([outcome, lateAfter(Math.max(0, since + limitMs - performance.now()))]);
  };
}

function lateAfter(ms: number): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms, false).unref();
  });
}
