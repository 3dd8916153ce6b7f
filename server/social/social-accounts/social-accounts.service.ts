import type { SocialAccountReply } from '../../../contract/social/social-accounts.ts';
import { findUnknownWord } from '../../core/lookups/lookups.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { demand, viewCan } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { addByHand, claimRefresh, removeAccount } from '../social-records/social-records.service.ts';
import { syncAccount } from '../social-sync/social-sync.service.ts';
import { askedAgainMs } from '../social-tokens/connections.rules.ts';
import { giveBackAfterCommit, queueRevocation } from '../social-tokens/revocations.service.ts';
import { socialAccountPolicy } from './social-accounts.policy.ts';
import {
  countAccounts,
  findAccount,
  isHandleProven,
  listAccounts,
  type SocialAccountRow,
} from './social-accounts.queries.ts';
import { viewSocialAccount } from './social-accounts.views.ts';

const mostAccounts = 20;

type Owner = Pick<User, 'id' | 'role' | 'locale'>;

type Reader = Pick<Owner, 'id' | 'locale'>;

export async function listSocialAccounts(context: Context, owner: Reader): Promise<SocialAccountReply[]> {
  return (await listAccounts(context.db, owner.id)).map((row) => present(context, row, owner));
}

/** A social account of its owner. */
export async function readSocialAccount(context: Context, owner: Reader, id: number): Promise<SocialAccountReply> {
  return present(context, await demandAccount(context, { id, ownerId: owner.id }), owner);
}

async function demandAccount(context: Context, account: { id: number; ownerId: number }): Promise<SocialAccountRow> {
  const row = await findAccount(context.db, account);
  if (!row) throw refuseNotFound('This account');
  return row;
}

function present(context: Context, row: SocialAccountRow, { locale }: Reader): SocialAccountReply {
  return viewSocialAccount(row, { now: context.now(), can: viewCan(permissionsOn(context, row), locale) });
}

function permissionsOn({ config, now }: Context, row: SocialAccountRow) {
  return socialAccountPolicy(config.rateLimits ? row : { ...row, asked_at: null }, now());
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
  const id = await addByHand(context, account);
  if (id === undefined) throw refuseField('TAKEN', 'handle', 'You’ve already added this account.');
  await notifyTotal(context, owner.id);
  return readSocialAccount(context, owner, id);
}

export async function refuseTooMany(context: Context, ownerId: number): Promise<void> {
  if ((await countAccounts(context.db, ownerId)) < mostAccounts) return;
  throw refuse('RULE', msg`You can add up to ${{ count: mostAccounts }} social accounts.`);
}

/** Deletes an account with everything read of it, and revokes the permission at the provider. */
export async function removeSocialAccount(
  context: Context,
  { owner, id }: { owner: Owner; id: string },
): Promise<void> {
  const account = { id: rowId(id, 'This account'), ownerId: owner.id };
  await inTransaction(context, async (tx) => {
    await queueRevocation(tx, account);
    if (!(await removeAccount(tx, account))) throw refuseNotFound('This account');
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
  demand(permissionsOn(context, await demandAccount(context, account)).refresh);
  const before = context.config.rateLimits ? new Date(context.now().getTime() - askedAgainMs) : context.now();
  if (!(await claimRefresh(context, account.id, before))) {
    // Somebody has asked at the same time.
    demand(permissionsOn(context, await demandAccount(context, account)).refresh);
  }
  await syncAccount(context, account.id);
  return readSocialAccount(context, owner, account.id);
}

/** Updates the owner's open pages, which ask for a first account until there is one. */
export async function notifyTotal(context: Context, ownerId: number): Promise<void> {
  const total = await countAccounts(context.db, ownerId);
  context.afterCommit(() => context.live.toAccount(ownerId, 'social_accounts', { total }));
}
