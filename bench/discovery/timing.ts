/** Result of a list of queries. */
export interface Round {
  /** Milliseconds per query, in order. */
  took: number[];
  perSecond: number;
}

/** Runs each query once with a given concurrency. */
export async function runRound<Q>(
  questions: readonly Q[],
  clients: number,
  answer: (question: Q) => Promise<unknown>,
): Promise<Round> {
  const took = new Array<number>(questions.length).fill(0);
  let next = 0;
  const startedAt = performance.now();
  const client = async () => {
    for (let place = next++; place < questions.length; place = next++) {
      const at = performance.now();
      await answer(questions[place] as Q);
      took[place] = performance.now() - at;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { took, perSecond: (questions.length / (performance.now() - startedAt)) * 1000 };
}

/** Quantile of the values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
