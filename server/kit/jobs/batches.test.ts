import { describe, expect, it } from 'vitest';
import { type BatchRules, createBatches } from './batches.ts';

class Passing extends Error {}

/** Records each settled batch. */
function open(rules: Partial<BatchRules<string, string>> = {}) {
  const batches: string[][] = [];
  const put = createBatches<string, string>({
    settle: async (values) => {
      batches.push([...values]);
      return values.map((value) => `stored ${value}`);
    },
    laneOf: (value) => value[0] ?? '',
    isPassing: (error) => error instanceof Passing,
    gatherMs: 1,
    size: 10,
    room: 1000,
    patienceMs: 60_000,
    ...rules,
  });
  return { put, batches };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `a${index}`);

describe('batches', () => {
  it('settle values arriving together in one batch, in order, up to its maximum size', async () => {
    const { put, batches } = open();
    expect(await Promise.all(names(25).map(put))).toEqual(names(25).map((name) => `stored ${name}`));
    expect(batches.map((batch) => batch.length)).toEqual([10, 10, 5]);
    expect(batches.flat()).toEqual(names(25));
    expect(await put('later')).toBe('stored later');
  });

  it('run in parallel, never with the same lane', async () => {
    const going = new Set<string>();
    let most = 0;
    const settled: string[] = [];
    const { put } = open({
      parallel: 2,
      size: 3,
      settle: async (values) => {
        const lanes = new Set(values.map((value) => value[0] ?? ''));
        for (const lane of lanes) expect(going).not.toContain(lane);
        for (const lane of lanes) going.add(lane);
        most = Math.max(most, going.size);
        await new Promise((resolve) => setTimeout(resolve, 2));
        for (const lane of lanes) going.delete(lane);
        settled.push(...values);
        return [...values];
      },
    });
    const values = Array.from({ length: 60 }, (_, index) => `${'abcd'[Math.floor(index / 3) % 4]}${index}`);
    expect(await Promise.all(values.map(put))).toEqual(values);
    expect(most).toBeGreaterThan(1);
    for (const lane of 'abcd') {
      const of = (all: string[]) => all.filter((value) => value[0] === lane);
      expect(of(settled)).toEqual(of(values));
    }
  });

  it('refuse one value alone where the work says so', async () => {
    const { put } = open({
      settle: async (values) => values.map((value) => (value === 'a1' ? new Error('no') : value)),
    });
    const outcomes = await Promise.allSettled(names(3).map(put));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it.each([0, 6, 9])('refuse only the value that breaks the batch, at place %i, and keep the order', async (place) => {
    const settled: string[] = [];
    const { put } = open({
      settle: async (values) => {
        if (values.includes(`a${place}`)) throw new Error('poison');
        settled.push(...values);
        return [...values];
      },
    });
    const outcomes = await Promise.allSettled(names(25).map(put));
    expect(outcomes.flatMap(({ status }, index) => (status === 'rejected' ? index : []))).toEqual([place]);
    expect(settled).toEqual(names(25).filter((name) => name !== `a${place}`));
  });

  it('retry temporary errors in place and in order', async () => {
    let failures = 3;
    const settled: string[] = [];
    const { put } = open({
      settle: async (values) => {
        if (failures > 0) {
          failures -= 1;
          throw new Passing();
        }
        settled.push(...values);
        return [...values];
      },
    });
    expect(await Promise.all(names(15).map(put))).toEqual(names(15));
    expect(settled).toEqual(names(15));
  });

  it('give up after the time limit, with everything later in the same lane, and continue', async () => {
    let isAway = true;
    const settled: string[] = [];
    const { put } = open({
      patienceMs: 1_500,
      size: 1,
      settle: async (values) => {
        if (isAway) throw new Passing();
        settled.push(...values);
        return [...values];
      },
    });
    const outcome = (value: string) => put(value).then(String, (error) => error.code);
    const first = outcome('a1');
    await new Promise((resolve) => setTimeout(resolve, 750));
    const [sameLane, otherLane] = [outcome('a2'), outcome('b1')];
    expect([await first, await sameLane]).toEqual(['UNAVAILABLE', 'UNAVAILABLE']);
    isAway = false;
    expect(await otherLane).toBe('b1');
    expect(await outcome('a3')).toBe('a3');
    expect(settled).toEqual(['b1', 'a3']);
  });

  it('also give up while the work itself hangs', async () => {
    const { put } = open({ patienceMs: 100, settle: () => new Promise(() => {}) });
    await expect(put('a')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('accept no more values than the queue holds', async () => {
    const { put } = open({ room: 5 });
    const outcomes = await Promise.allSettled(names(8).map(put));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  });
});
