import * as z from 'zod/mini';
import type { Unlock, UnlockAllowance, UnlockedInfluencer } from '../../../contract/discovery/unlocks.ts';
import { givenInstant } from '../../../contract/kit/fields.ts';
import { lockAccount } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { AppError, refuse, refuseNotFound } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { post, readBalances } from '../../money/ledger/ledger.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { listBlockedIds, listInfluencerPages } from '../discovery/discovery.service.ts';
import { type Reader, readQuota } from './quota.service.ts';
import { insertUnlock, selectAgreedAt, selectOpened, selectUnlocks, type UnlockRow } from './unlocks.queries.ts';
import { mayUnlock } from './unlocks.rules.ts';
import { viewByAgreement, viewUnlock } from './unlocks.views.ts';

/** Remaining unlocks, and the price of the next one, for display beforehand. */
export async function readAllowance(context: Context, reader: Reader): Promise<UnlockAllowance> {
  const { used, quota, needsMobile } = await readQuota(context, reader);
  const { coins } = await readBalances(context, reader.id);
  const { unlockCoins, unlockSilentDays } = context.config;
  return {
    used,
    quota,
    coins,
    cost_in_coins: unlockCoins,
    silent_days: unlockSilentDays,
    needs_mobile: needsMobile,
  };
}

interface Wanted {
  influencerId: number;
  /** Maximum price in coins; undefined for any price. */
  maxCoins: number | undefined;
}

/**
 * Unlocks an influencer: from the quota, otherwise for coins. Repeating it is free, and so is an influencer with an
 * agreement in force.
 */
export async function unlockInfluencer(context: Context, reader: Reader, wanted: Wanted): Promise<Unlock> {
  if (!mayUnlock(reader.role)) throw refuse('ROLE', 'Only brands and partners can unlock influencers.');
  return inTransaction(context, async (tx) => {
    await lockAccount(tx, reader.id);
    const [found] = await listInfluencerPages(tx, reader, [wanted.influencerId]);
    if (!found) throw refuseNotFound('This influencer');
    const known = await readOpening(tx, reader, wanted.influencerId);
    if (known) return known;
    if (!found.unlockable) {
      throw refuse('RULE', msg`${{ name: found.fullname }} hasn’t added a contact yet, so there’s nothing to unlock.`);
    }
    return viewUnlock(await takeUnlock(tx, reader, wanted), reader.locale);
  });
}

/** How an influencer is open to the reader: by an unlock, by an agreement, or not (null). */
async function readOpening(context: Context, reader: Reader, influencerId: number): Promise<Unlock | null> {
  const [unlock] = await selectUnlocks(context.db, reader.id, [influencerId]);
  if (unlock) return viewUnlock(unlock, reader.locale);
  const agreedAt = await selectAgreedAt(context.db, reader.id, influencerId);
  return agreedAt ? viewByAgreement(influencerId, agreedAt, reader.locale) : null;
}

async function takeUnlock(tx: Context, reader: Reader, { influencerId, maxCoins }: Wanted): Promise<UnlockRow> {
  const { subscriptionId, quota, used, needsMobile, mobileMark } = await readQuota(tx, reader);
  const fromQuota = used < quota;
  const coins = fromQuota ? 0 : tx.config.unlockCoins;
  if (maxCoins !== undefined && coins > maxCoins) {
    throw refuse('CONFLICT', msg`This would now cost ${{ coins }} coins. You weren’t charged.`);
  }
  const unlock = await insertUnlock(tx.db, {
    account_id: reader.id,
    influencer_id: influencerId,
    paid_by: fromQuota ? 'quota' : 'coins',
    coins,
    subscription_id: fromQuota ? subscriptionId : null,
    created_at: tx.now(),
    mobile_mark: fromQuota ? mobileMark : null,
  });
  if (!fromQuota) await payWithCoins(tx, unlock).catch((error) => explainWait(error, needsMobile));
  return unlock;
}

/** Explains to somebody without enough coins that verifying their mobile would bring free unlocks, where it would. */
function explainWait(error: unknown, needsMobile: boolean): never {
  if (!needsMobile || !(error instanceof AppError && error.code === 'NOT_ENOUGH_COINS')) throw error;
  throw refuse(
    'NOT_ENOUGH_COINS',
    'Confirm your mobile number first to get this month’s free unlocks and your welcome coins.',
  );
}

async function payWithCoins(tx: Context, { id, account_id, influencer_id, coins }: UnlockRow): Promise<void> {
  await post(tx, {
    kind: 'unlock.paid',
    reference: `unlock:${id}`,
    note: ledgerNotes.unlocked,
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

const place = z.tuple([givenInstant, z.int()]);

/** Influencers open to the reader, by an unlock or an agreement, latest first. */
export async function listUnlocked(context: Context, reader: Reader, { cursor, limit }: ListInput) {
  const opened = await selectOpened(context.db, {
    accountId: reader.id,
    after: decodeCursor(cursor, place),
    limit: limit + 1,
    exceptIds: await listBlockedIds(context, reader),
  });
  const { rows, next_cursor } = cutPage(opened, {
    limit,
    placeOf: (row) => [row.opened_at.toISOString(), row.influencer_id],
  });
  const ids = rows.map((row) => row.influencer_id);
  const unlocks = new Map((await selectUnlocks(context.db, reader.id, ids)).map((row) => [row.influencer_id, row]));
  const openings = new Map(
    rows.map(({ influencer_id: id, opened_at }) => {
      const unlock = unlocks.get(id);
      return [String(id), unlock ? viewUnlock(unlock, reader.locale) : viewByAgreement(id, opened_at, reader.locale)];
    }),
  );
  const found = await listInfluencerPages(context, reader, ids);
  return {
    data: found.map((each) => ({ ...each, unlock: openings.get(each.id) ?? null })),
    next_cursor,
  };
}

/** One influencer with the gated details, where they are open to the reader. */
export async function readUnlocked(
  context: Context,
  reader: Reader,
  influencerId: number,
): Promise<UnlockedInfluencer> {
  const [found] = await listInfluencerPages(context, reader, [influencerId]);
  if (!found) throw refuseNotFound('This influencer');
  if (found.locked) throw refuse('LOCKED', 'Unlock this influencer to see these details.');
  return { ...found, unlock: await readOpening(context, reader, influencerId) };
}
