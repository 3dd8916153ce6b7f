import { afterEach, expect, it, vi } from 'vitest';
import { createResync } from './resync.ts';

afterEach(() => void vi.useRealTimers());

it('retries until the stream is complete, also while the server has no database', async () => {
  vi.useFakeTimers();
  const answers = [null, '7', '8'];
  const joined: string[] = [];
  const done = vi.fn();
  const flush = vi.fn();
  const stream = {
    async join(cursor: string) {
      joined.push(cursor);
      if (cursor === '7') throw new Error('unavailable');
    },
  };
  const running = createResync({ join: async () => answers.shift() ?? null, flush, stream, onDone: done }).start();
  await vi.runAllTimersAsync();
  await running;
  expect(joined).toEqual(['7', '8']);
  expect([flush.mock.calls.length, done.mock.calls.length]).toEqual([2, 1]);
});

it('stops on request', async () => {
  vi.useFakeTimers();
  const resync = createResync({ join: async () => null, flush: vi.fn(), stream: { join: vi.fn() } });
  const running = resync.start();
  await vi.advanceTimersByTimeAsync(5_000);
  resync.stop();
  await vi.runAllTimersAsync();
  await running;
});
