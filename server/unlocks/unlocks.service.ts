import * as z from 'zod/mini';
import type { InfluencerPage } from '../../contract/discovery.ts';
import type { Role } from '../../contract/roles.ts';
import type { Unlock, UnlockAllowance } from '../../contract/unlocks.ts';
import { listBlockedIds, listInfluencerPages } from '../discovery/discovery.service.ts';
import type { Context } from '../kit/context.ts';
import { decodeCursor, encodeCursor } from '../kit/cursor.ts';
import { refuse, refuseNotFound } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import { post, readBalances } from '../ledger/ledger.service.ts';
import { readUnlockPeriod } from '../subscriptions/allowance.service.ts';
import {
  countFromQuota,
  insertUnlock,
  lockUnlocksOf,
  selectUnlock,
  selectUnlocks,
  type UnlockRow,
} from './unlocks.queries.ts';
import { mayUnlock, monthStart } from './unlocks.rules.ts';
import { viewUnlock } from './unlocks.views.ts';

interface Reader {
  id: number;
  role: Role;
}

interface Quota {
  subscriptionId: number | null;
  quota: number;
  used: number;
}

/** The quota that counts now: of the plan's paid period, else of the calendar month. */
async function readQuota(context: Context, { id, role }: Reader): Promise<Quota> {
  if (!mayUnlock(role)) return { subscriptionId: null, quota: 0, used: 0 };
  const period = await readUnlockPeriod(context, id);
  const subscriptionId = period?.subscriptionId ?? null;
  const since = period?.start ?? monthStart(context.now());
  return {
    subscriptionId,
    quota: period?.unlocks ?? context.config.freeUnlocks,
    used: await countFromQuota(context.db, { accountId: id, subscriptionId, since }),
  };
}

/** What is left, and what the next unlock costs, so that it is known before the click. */
export async function readAllowance(context: Context, reader: Reader): Promise<UnlockAllowance> {
  const { used, quota } = await readQuota(context, reader);
  const { coins } = await readBalances(context, reader.id);
  return { used, quota, coins, cost_in_coins: context.config.unlockCoins };
}

/** Opens an influencer's gated details for good: from the quota, else for coins. Asking again takes nothing. */
export async function unlockInfluencer(context: Context, reader: Reader, influencerId: number): Promise<Unlock> {
  if (!mayUnlock(reader.role)) throw refuse('ROLE', 'Only brands and partners unlock influencers.');
  return inTransaction(context, async (tx) => {
    await lockUnlocksOf(tx.db, reader.id);
    const [found] = await listInfluencerPages(tx, reader, [influencerId]);
    if (!found) throw refuseNotFound('This influencer');
    const known = await selectUnlock(tx.db, reader.id, influencerId);
    return viewUnlock(known ?? (await takeUnlock(tx, reader, influencerId)));
  });
}

async function takeUnlock(tx: Context, reader: Reader, influencerId: number): Promise<UnlockRow> {
  const { subscriptionId, quota, used } = await readQuota(tx, reader);
  const fromQuota = used < quota;
  const unlock = await insertUnlock(tx.db, {
    account_id: reader.id,
    influencer_id: influencerId,
    paid_by: fromQuota ? 'quota' : 'coins',
    coins: fromQuota ? 0 : tx.config.unlockCoins,
    subscription_id: fromQuota ? subscriptionId : null,
    created_at: tx.now(),
  });
  if (!fromQuota) await payWithCoins(tx, unlock);
  return unlock;
}

async function payWithCoins(tx: Context, { id, account_id, influencer_id, coins }: UnlockRow): Promise<void> {
  await post(tx, {
    kind: 'unlock.paid',
    reference: `unlock:${id}`,
    note: 'Unlocked an influencer',
    detail: { influencer_id },
    entries: [
      { kind: 'coins', ownerId: account_id, amount: -coins },
      { kind: 'mint', amount: coins },
    ],
  });
}

interface ListInput {
  cursor?: string | undefined;
  limit: number;
}

/** What one has unlocked, the latest first. */
export async function listUnlocked(context: Context, reader: Reader, { cursor, limit }: ListInput) {
  const rows = await selectUnlocks(context.db, {
    accountId: reader.id,
    before: decodeCursor(cursor, z.int()),
    limit: limit + 1,
    exceptIds: await listBlockedIds(context, reader),
  });
  const page = rows.slice(0, limit);
  return {
    data: await listInfluencerPages(
      context,
      reader,
      page.map((row) => row.influencer_id),
    ),
    next_cursor: rows.length > limit ? encodeCursor(page.at(-1)?.id) : null,
  };
}

/** One influencer with the gated details, where they are open to the reader. */
export async function readUnlocked(context: Context, reader: Reader, influencerId: number): Promise<InfluencerPage> {
  const [found] = await listInfluencerPages(context, reader, [influencerId]);
  if (!found) throw refuseNotFound('This influencer');
  if (found.locked) throw refuse('LOCKED', 'Unlock this influencer to see these details.');
  return found;
}
