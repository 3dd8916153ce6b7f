import type { Role } from '../../../contract/core/roles.ts';
import type { SocialAccountReply } from '../../../contract/social/social-accounts.ts';
import { findUnknownWord } from '../../core/lookups/lookups.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { tooOften } from '../../kit/http/limits/limits.service.ts';
import { say } from '../../kit/i18n/messages.ts';
import { syncAccount } from '../social-sync/social-sync.service.ts';
import { askedAgainMs, healthOf, refreshAllowedAt } from '../social-tokens/connections.rules.ts';
import { giveBackAfterCommit, queueRevocation } from '../social-tokens/revocations.service.ts';
import {
  countAccounts,
  deleteAccount,
  findAccount,
  insertAccount,
  isHandleProven,
  listAccounts,
  takeRefresh,
} from './social-accounts.queries.ts';
import { viewSocialAccount } from './social-accounts.views.ts';

const mostAccounts = 20;

interface Owner {
  id: number;
  role: Role;
}

export async function listSocialAccounts(context: Context, ownerId: number): Promise<SocialAccountReply[]> {
  return (await listAccounts(context.db, ownerId)).map((row) => viewSocialAccount(row, context.now()));
}

/** A social account of its owner. */
export async function readSocialAccount(context: Context, account: { id: number; ownerId: number }) {
  const row = await findAccount(context.db, account);
  if (!row) throw refuseNotFound('This account');
  return viewSocialAccount(row, context.now());
}

/** Adds a self-reported account. A handle verified by its owner through the provider stays theirs. */
export async function addSocialAccount(
  context: Context,
  { owner, platform, handle, followers }: { owner: Owner; platform: string; handle: string; followers: number },
): Promise<SocialAccountReply> {
  const bare = handle.replace(/^@/, '');
  if ((await findUnknownWord(context, 'platform', [platform])) !== undefined) {
    throw refuseField('BAD_INPUT', 'platform', 'Choose a platform from the list.');
  }
  if (await isHandleProven(context.db, { platform, handle: bare, exceptId: owner.id })) {
    throw refuseField('TAKEN', 'handle', 'Someone else has connected this account.');
  }
  await refuseTooMany(context, owner.id);
  const isInfluencer = owner.role === 'influencer';
  const account = { ownerId: owner.id, isInfluencer, platform, handle: bare, followers, now: context.now() };
  const id = await insertAccount(context.db, account);
  if (id === undefined) throw refuseField('TAKEN', 'handle', 'You’ve already added this account.');
  await notifyTotal(context, owner.id);
  return readSocialAccount(context, { id, ownerId: owner.id });
}

export async function refuseTooMany(context: Context, ownerId: number): Promise<void> {
  if ((await countAccounts(context.db, ownerId)) < mostAccounts) return;
  throw refuse('RULE', say`You can add up to ${{ count: mostAccounts }} social accounts.`);
}

/** Deletes an account with everything read of it, and revokes the permission at the provider. */
export async function removeSocialAccount(
  context: Context,
  { owner, id }: { owner: Owner; id: string },
): Promise<void> {
  const account = { id: rowId(id, 'This account'), ownerId: owner.id };
  await inTransaction(context, async (tx) => {
    await queueRevocation(tx, account);
    if (!(await deleteAccount(tx.db, account))) throw refuseNotFound('This account');
    await notifyTotal(tx, owner.id);
  });
  giveBackAfterCommit(context);
}

/** Reads an account now. A provider's error is shown with the account, which keeps its last good figures. */
export async function refreshSocialAccount(
  context: Context,
  { owner, id: wireId }: { owner: Owner; id: string },
): Promise<SocialAccountReply> {
  const account = { id: rowId(wireId, 'This account'), ownerId: owner.id };
  const row = await findAccount(context.db, account);
  if (!row) throw refuseNotFound('This account');
  const now = context.now();
  if (!row.state)
    throw refuse('RULE', 'This account was added by hand. Connect it to update its numbers automatically.');
  if (healthOf({ state: row.state, access_ends_at: row.access_ends_at }, now) === 'broken') {
    throw refuse('CONFLICT', 'The connection is broken. Please reconnect the account.');
  }
  const before = new Date(now.getTime() - askedAgainMs);
  const isTaken = await takeRefresh(context.db, {
    id: account.id,
    now,
    before: context.config.rateLimits ? before : now,
  });
  if (!isTaken) {
    const again = refreshAllowedAt(row.asked_at, now) ?? now;
    const retryAfter = Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000));
    throw refuse('TOO_MANY', tooOften(retryAfter), { retryAfter });
  }
  await syncAccount(context, account.id);
  return readSocialAccount(context, account);
}

/** Updates the owner's open pages, which ask for a first account until there is one. */
export async function notifyTotal(context: Context, ownerId: number): Promise<void> {
  const total = await countAccounts(context.db, ownerId);
  context.afterCommit(() => context.live.toAccount(ownerId, 'social_accounts', { total }));
}
