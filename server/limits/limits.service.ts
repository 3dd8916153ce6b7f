import { createHmac } from 'node:crypto';
import { dayMs } from '../../contract/calendar.ts';
import type { Context } from '../kit/context.ts';
import { refuse } from '../kit/errors.ts';
import { type Said, say } from '../kit/words.ts';
import { countTurn, deleteCounter, deleteCountersBefore, findCounter } from './limits.queries.ts';

interface Limit {
  /** What is counted, for whom: `login:42`. Kept as a keyed hash only, because it may hold a contact. */
  key: string;
  max: number;
  /** How much of `max` one turn takes; 1 when left out. At most `max`. */
  cost?: number;
  seconds: number;
  /** Seconds that must lie between two turns; the first is free. */
  gap?: number;
}

const longestWindow = dayMs;

function hashKey(context: Context, key: string): string {
  return createHmac('sha256', context.secretKey).update(`limit:${key}`).digest('base64url');
}

/** Takes one turn, over all processes. Returns 0, or the seconds to wait when it is too often. */
export async function takeTurn(context: Context, { key, max, cost = 1, seconds, gap }: Limit): Promise<number> {
  if (!context.config.rateLimits) return 0;
  const now = context.now();
  const before = (time: number) => new Date(now.getTime() - time * 1000);
  const hash = hashKey(context, key);
  const turn = { key: hash, max, cost, now, windowStart: before(seconds), gapStart: gap ? before(gap) : null };
  if (await countTurn(context.db, turn)) return 0;
  const counter = await findCounter(context.db, hash);
  if (!counter) return 1;
  const windowEnd = counter.count > max - cost ? counter.started_at.getTime() + seconds * 1000 : 0;
  const gapEnd = gap ? counter.last_at.getTime() + gap * 1000 : 0;
  return Math.max(1, Math.ceil((Math.max(windowEnd, gapEnd) - now.getTime()) / 1000));
}

/** Takes one turn or refuses with the time to wait. */
export async function demandTurn(context: Context, limit: Limit): Promise<void> {
  const wait = await takeTurn(context, limit);
  if (wait > 0) throw refuse('TOO_MANY', tooOften(wait), { retryAfter: wait });
}

/** One address may make this kind of call for anybody 100 times in ten minutes. Returns the seconds to wait. */
export async function takeAddressTurn(context: Context, call: string, address: string): Promise<number> {
  return takeTurn(context, { key: `${call}:${address}`, max: 100, seconds: 600 });
}

/** "That was too often" in a sentence that says when to come back. */
export function tooOften(seconds: number): Said {
  return seconds < 120
    ? say`That was too often. Please try again in ${{ seconds }} seconds.`
    : say`That was too often. Please try again in ${{ minutes: Math.ceil(seconds / 60) }} minutes.`;
}

/** Forgets the turns taken, after a success. */
export async function forgetTurns(context: Context, key: string): Promise<void> {
  await deleteCounter(context.db, hashKey(context, key));
}

/** Drops counters that count no more. */
export async function dropOldCounters(context: Context): Promise<void> {
  await deleteCountersBefore(context.db, new Date(context.now().getTime() - longestWindow));
}
