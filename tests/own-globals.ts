import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, vi } from 'vitest';
import { dayMs } from '../contract/kit/calendar.ts';

/** Midnight in India, as what has passed of a day of UTC. */
const midnightMs = 18.5 * 3_600_000;
const longestMs = 60_000;

// What a test calls today is today until its end: no file begins in the last minute of India's day. Few take longer.
const left = (midnightMs - (Date.now() % dayMs) + dayMs) % dayMs;
if (left < longestMs) await wait(left);

// Files of one worker share their globals: what one put in place of them must not meet the modules of the next.
afterAll(() => {
  vi.unstubAllGlobals();
});
