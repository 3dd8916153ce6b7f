import type { PlatformId } from '../../../contract/core/platforms.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { ProviderFailure } from '../social-providers/provider.ts';
import { findProvider } from '../social-providers/providers.ts';
import {
  deleteRevocation,
  insertRevocation,
  postponeRevocation,
  type RevocationRow,
  takeRevocations,
} from './revocations.queries.ts';
import { unsealTokens } from './tokens.ts';

const atOnce = 20;
const minuteMs = 60_000;
/** Number of attempts, about a week, after which the token is erased without revocation. */
const mostTries = 12;
const longestWaitMs = dayMs;

/** Queues revoking the permission of an account that its owner deletes. */
export async function queueRevocation(tx: Context, account: { id: number; ownerId: number }): Promise<void> {
  await insertRevocation(tx.db, { ...account, now: tx.now() });
}

export function giveBackAfterCommit(context: Context): void {
  context.afterCommit(() => giveBackRights(context));
}

/** Revokes due permissions at the providers; retries failures with growing waits. */
export async function giveBackRights(context: Context): Promise<void> {
  const now = context.now();
  const due = await takeRevocations(context.db, { now, again: new Date(now.getTime() + 5 * minuteMs), most: atOnce });
  for (const row of due) await giveBack(context, row);
}

async function giveBack(context: Context, row: RevocationRow): Promise<void> {
  const provider = findProvider(context.config, row.platform_id as PlatformId);
  try {
    await provider?.revoke(unsealTokens(context, row));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const isPassing = ['rate_limited', 'unavailable', 'unreadable'].includes(error.kind);
    if (isPassing && row.tries < mostTries) {
      const wait = Math.min(minuteMs * 2 ** row.tries * 5, longestWaitMs);
      await postponeRevocation(context.db, row.id, new Date(context.now().getTime() + wait));
      return;
    }
  }
  await deleteRevocation(context.db, row.id);
}
