import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import { dayMs } from '../contract/kit/calendar.ts';

/** Midnight in India as time of day in UTC. */
const midnightMs = 18.5 * 3_600_000;
const longestMs = 60_000;

// "Today" must not change during a test: no file starts in the last minute of India's day.
const left = (midnightMs - (Date.now() % dayMs) + dayMs) % dayMs;
if (left < longestMs) await wait(left);

// Files of one worker share globals, so stubs must not leak into the next.
afterAll(() => {
  vi.unstubAllGlobals();
});
