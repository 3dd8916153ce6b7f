import type { Role } from '../../contract/roles.ts';
import type { SocialAccountReply } from '../../contract/social-accounts.ts';
import type { Context } from '../kit/context.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../kit/errors.ts';
import { findUnknownWord } from '../lookups/lookups.service.ts';
import { deleteAccount, insertAccount, isHandleProven, listAccounts } from './social-accounts.queries.ts';
import { viewSocialAccount } from './social-accounts.views.ts';

const mostAccounts = 20;

interface Owner {
  id: number;
  role: Role;
}

export async function listSocialAccounts(context: Context, ownerId: number): Promise<SocialAccountReply[]> {
  return (await listAccounts(context.db, ownerId)).map(viewSocialAccount);
}

/** Adds an account typed in by hand. A handle that its owner has proven through the provider stays theirs. */
export async function addSocialAccount(
  context: Context,
  { owner, platform, handle, followers }: { owner: Owner; platform: string; handle: string; followers: number },
): Promise<SocialAccountReply> {
  const bare = handle.replace(/^@/, '');
  if ((await findUnknownWord(context, 'platform', [platform])) !== undefined) {
    throw refuseField('BAD_INPUT', 'platform', 'Choose a platform from the list.');
  }
  if (await isHandleProven(context.db, { platform, handle: bare, exceptId: owner.id })) {
    throw refuseField('TAKEN', 'handle', 'Somebody else has connected this account.');
  }
  if ((await listAccounts(context.db, owner.id)).length >= mostAccounts) {
    throw refuse('RULE', `You can add at most ${mostAccounts} social accounts.`);
  }
  const isInfluencer = owner.role === 'influencer';
  const account = { ownerId: owner.id, isInfluencer, platform, handle: bare, followers, now: context.now() };
  const row = await insertAccount(context.db, account);
  if (!row) throw refuseField('TAKEN', 'handle', 'You have added this account already.');
  await tellTotal(context, owner.id);
  return viewSocialAccount(row);
}

export async function removeSocialAccount(
  context: Context,
  { owner, id }: { owner: Owner; id: string },
): Promise<void> {
  const isGone = await deleteAccount(context.db, { id: rowId(id, 'This account'), ownerId: owner.id });
  if (!isGone) throw refuseNotFound('This account');
  await tellTotal(context, owner.id);
}

/** Every open page of the owner: without an account the product asks for one, with the first it stops. */
async function tellTotal(context: Context, ownerId: number): Promise<void> {
  const { length: total } = await listAccounts(context.db, ownerId);
  context.afterCommit(() => context.live.toAccount(ownerId, 'social_accounts', { total }));
}
