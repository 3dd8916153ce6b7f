import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../../database/connection.ts';
import { fingerprint } from '../crypto/encryption.ts';
import { refuse, refuseField } from './errors.ts';
import {
  claimKey,
  deleteExpiredKeys,
  deleteUnfinishedKeys,
  findKey,
  keepReply,
  releaseKey,
} from './idempotency.queries.ts';

interface Attempt {
  db: Database;
  secretKey: string;
  accountId: number;
  /** Method and concrete path: the same key on another path is another key. */
  route: string;
  key: string;
  /** The parsed body, so that the order of fields makes no difference. */
  body: unknown;
  now: () => Date;
}

type Reply = { status: number; reply: unknown };

const waitStep = 50;
const waitLimit = 15_000;

/**
 * Runs `work` once per key: a repetition with the same body gets the same reply, a second concurrent call waits for the
 * first, another body is refused, and a refusal releases the key.
 */
export async function runOnce(attempt: Attempt, work: () => Promise<Reply>): Promise<Reply> {
  if (!/^[\x21-\x7e]{1,200}$/.test(attempt.key)) {
    throw refuseField('BAD_INPUT', 'Idempotency-Key', 'Use 1 to 200 printable characters without spaces.');
  }
  const { db, accountId, route, key } = attempt;
  // A keyed hash, because a plain hash of a guessable body, such as a bank account number, could be reversed.
  const bodyHash = fingerprint(attempt.secretKey, 'idempotency', JSON.stringify(attempt.body ?? null));
  for (let waited = 0; waited <= waitLimit; waited += waitStep) {
    if (await claimKey(db, { accountId, route, key, bodyHash, now: attempt.now() })) {
      return keepOutcome({ db, accountId, route, key }, work);
    }
    const stored = await findKey(db, { accountId, route, key });
    if (stored && stored.body_hash !== bodyHash) {
      throw refuse('IDEMPOTENCY_KEY_REUSED', 'This key was used for another request. Use a new one.');
    }
    if (stored?.status != null) return { status: stored.status, reply: JSON.parse(stored.reply ?? 'null') };
    await wait(waitStep);
  }
  throw refuse('UNAVAILABLE', 'The first request with this key is still in progress. Try again shortly.');
}

async function keepOutcome(
  of: { db: Database; accountId: number; route: string; key: string },
  work: () => Promise<Reply>,
): Promise<Reply> {
  const { db, ...key } = of;
  try {
    const outcome = await work();
    await keepReply(db, { ...key, status: outcome.status, reply: JSON.stringify(outcome.reply) });
    return outcome;
  } catch (error) {
    await releaseKey(db, key);
    throw error;
  }
}

/** Deletes replies after a day, because they may contain data that was erased since. */
export function dropOldKeys({ db, now }: Pick<Attempt, 'db' | 'now'>): Promise<void> {
  return deleteExpiredKeys(db, now());
}

/** Releases keys left by an ended process. Only at a start when no other process uses the database. */
export function freeUnfinishedKeys(db: Database): Promise<void> {
  return deleteUnfinishedKeys(db);
}
