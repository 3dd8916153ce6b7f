import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { dayMs } from '../contract/kit/calendar.ts';

/** Midnight in India as time of day in UTC. */
const midnightMs = 18.5 * 3_600_000;
const longestMs = 60_000;

// "Today" must not change during a test: no file starts in the last minute of India's day.
const left = (midnightMs - (Date.now() % dayMs) + dayMs) % dayMs;
if (left < longestMs) await wait(left);

// A CI run judges one change, so it must not fail by inputs that no other run has; elsewhere they are new each time.
const { PROPERTY_SEED } = process.env;
if (PROPERTY_SEED) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(PROPERTY_SEED) });

// Files of one worker share globals, so stubs must not leak into the next.
afterAll(() => {
  vi.unstubAllGlobals();
});
