import { createHmac } from 'node:crypto';
import type { Context } from '../../context/context.ts';
import { refuse } from '../errors.ts';
import { networkOf } from '../network.ts';
import { countTurn, deleteCounter, deleteExpiredCounters, findCounter, uncountTurn } from './limits.queries.ts';
import { tooOften } from './limits.rules.ts';
import { refusalsOf } from './refusals.ts';

interface Limit {
  /** The action and its subject: `login:42`. Stored only as a keyed hash, because it may contain a contact. */
  key: string;
  max: number;
  /** Amount of `max` used by one turn; 1 by default, at most `max`. */
  cost?: number;
  seconds: number;
  /** Minimum seconds between two turns, after the first. */
  gap?: number;
}

interface Turn {
  /** Seconds until the next turn is possible; 0 when this one was counted. */
  wait: number;
  /** Whether this turn was the last one of its window. */
  isLast: boolean;
  /** Turns of this window including this one; 0 when it was not counted. */
  count: number;
}

const free: Turn = { wait: 0, isLast: false, count: 0 };

function hashKey(context: Context, key: string): string {
  return createHmac('sha256', context.secretKey).update(`limit:${key}`).digest('base64url');
}

/** Counts one turn, across all processes. */
export async function countedTurn(context: Context, { key, max, cost = 1, seconds, gap }: Limit): Promise<Turn> {
  if (!context.config.rateLimits) return free;
  const now = context.now();
  const after = (time: number) => new Date(now.getTime() + time * 1000);
  const hash = hashKey(context, key);
  const window = { windowStart: after(-seconds), windowEnd: after(seconds), gapStart: gap ? after(-gap) : null };
  const count = await countTurn(context.db, { key: hash, max, cost, now, ...window });
  if (count !== null) return { wait: 0, isLast: count + cost > max, count };
  noteRefusal(context, key.slice(0, key.indexOf(':')));
  const counter = await findCounter(context.db, hash);
  if (!counter) return { wait: 1, isLast: false, count: 0 };
  const windowEnd = counter.count > max - cost ? counter.started_at.getTime() + seconds * 1000 : 0;
  const gapEnd = gap ? counter.last_at.getTime() + gap * 1000 : 0;
  const wait = Math.max(1, Math.ceil((Math.max(windowEnd, gapEnd) - now.getTime()) / 1000));
  return { wait, isLast: false, count: 0 };
}

/** Counts a refusal for the metrics. */
export function noteRefusal(context: Context, limit: string): void {
  const refusals = refusalsOf(context);
  refusals.set(limit, (refusals.get(limit) ?? 0) + 1);
}

/** Counts one turn. Returns 0, or the seconds to wait when the limit is reached. */
export async function takeTurn(context: Context, limit: Limit): Promise<number> {
  return (await countedTurn(context, limit)).wait;
}

/** Counts one turn, or refuses with the time to wait. */
export async function demandTurn(context: Context, limit: Limit): Promise<void> {
  const wait = await takeTurn(context, limit);
  if (wait > 0) throw tooMany(wait);
}

/** Codes one e-mail or mobile gets in a day at the request of strangers. */
const strangersCodesADay = 20;

/**
 * Whether one more code may go to a contact that anybody could have typed: independent of accounts and networks, so
 * that nobody can flood an inbox or guess at many codes of one contact at once.
 */
export async function mayGetCode(context: Context, contact: string): Promise<boolean> {
  const key = `codes:contact:${contact.toLowerCase()}`;
  return (await takeTurn(context, { key, max: strangersCodesADay, seconds: 24 * 3600 })) === 0;
}

/** Limits a network to 100 calls of this kind in ten minutes, whoever they are for. Returns the seconds to wait. */
export async function takeNetworkTurn(context: Context, call: string, address: string): Promise<number> {
  return takeTurn(context, { key: `${call}:${networkOf(address)}`, max: 100, seconds: 600 });
}

/** Refusal for too many turns, with Retry-After. */
export function tooMany(seconds: number) {
  return refuse('TOO_MANY', tooOften(seconds), { retryAfter: seconds });
}

/** Turns counted in the current window. */
export async function countTurns(context: Context, { key, seconds }: Pick<Limit, 'key' | 'seconds'>): Promise<number> {
  const counter = await findCounter(context.db, hashKey(context, key));
  const isCurrent = counter && counter.started_at.getTime() > context.now().getTime() - seconds * 1000;
  return isCurrent ? counter.count : 0;
}

/** Returns a turn that should not count after all. */
export async function returnTurn(context: Context, key: string): Promise<void> {
  if (context.config.rateLimits) await uncountTurn(context.db, hashKey(context, key));
}

/** Deletes the counter, after a success. */
export async function forgetTurns(context: Context, key: string): Promise<void> {
  if (context.config.rateLimits) await deleteCounter(context.db, hashKey(context, key));
}

/** Deletes counters of past windows. */
export async function dropOldCounters(context: Context): Promise<void> {
  await deleteExpiredCounters(context.db, context.now());
}
