import type { PlatformId } from '../../../contract/core/platforms.ts';
import { grantConsent } from '../../accounts/consents/record.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse } from '../../kit/http/errors.ts';
import { qualifyReferral } from '../../money/referrals/qualification.service.ts';
import { notifyTotal, refuseTooMany } from '../social-accounts/social-accounts.service.ts';
import type { GrantedAccount } from '../social-providers/provider.ts';
import { keepConnected, readAgain, removeAccounts, setAside } from '../social-records/social-records.service.ts';
import { lockNames, type SameAccount, selectSame } from './social-connect.queries.ts';
import { retireUnclaimed } from './unclaimed.queries.ts';

interface Connecting {
  owner: { id: number; isInfluencer: boolean };
  platform: PlatformId;
  grants: readonly GrantedAccount[];
}

/**
 * Connects the granted accounts to the owner, in one transaction, and returns their ids. A self-reported account with
 * the same handle becomes the connected one. Accounts connected by somebody else stay theirs; refuses when nothing else
 * is left.
 */
export async function storeGrants(context: Context, { owner, platform, grants }: Connecting): Promise<number[]> {
  return inTransaction(context, async (tx) => {
    const names = grants.flatMap(({ providerUserId, handle }) => [providerUserId, handle.toLowerCase()]);
    await lockNames(tx.db, [...new Set(names)].map((name) => `${platform} ${name}`).sort());
    const ids: number[] = [];
    for (const grant of grants) {
      const id = await storeGrant(tx, { owner, platform, grant });
      if (id !== null) ids.push(id);
    }
    if (ids.length === 0) {
      throw refuse('TAKEN', 'Someone else has connected this account here. If it’s yours, write to support.');
    }
    await qualifyReferral(tx, owner.id);
    await notifyTotal(tx, owner.id);
    return ids;
  });
}

/** Stores one account; null when somebody else has verified it, or its handle, before. */
async function storeGrant(
  tx: Context,
  { owner, platform, grant }: Omit<Connecting, 'grants'> & { grant: GrantedAccount },
): Promise<number | null> {
  const same = await selectSame(tx.db, { platform, ...grant });
  const known = same.find(({ provider_user_id: id }) => id === grant.providerUserId);
  const sharesHandle = same.find((each) => each.source === 'provider' && each !== known);
  const foreign = [known, sharesHandle].find((each) => each && each.owner_id !== owner.id);
  if (foreign) {
    // The handle may have changed at the provider, which the next reading will show.
    if (foreign === sharesHandle) await readAgain(tx, [foreign.id]);
    return null;
  }
  if (sharesHandle) await setAside(tx, sharesHandle.id);
  const byHand = same.find((each) => each.source !== 'provider' && each.owner_id === owner.id);
  if (known && byHand) await removeAccounts(tx, [byHand.id]);
  const existing = known ?? byHand;
  await absorbUnclaimed(tx, same, owner);
  if (!existing) await refuseTooMany(tx, owner.id);
  const id = await keepConnected(tx, { existingId: existing?.id, owner, platform, grant });
  const subject = { id, words: `${grant.handle} on ${platform}` };
  await grantConsent(tx, { accountId: owner.id, kind: 'social_data', subject });
  return id;
}

/** Merges an unclaimed profile into the account that verified its handle, since it was imported for that person. */
async function absorbUnclaimed(tx: Context, same: readonly SameAccount[], owner: Connecting['owner']): Promise<void> {
  const unclaimed = same.filter(({ is_unclaimed }) => is_unclaimed);
  await removeAccounts(
    tx,
    unclaimed.map(({ id }) => id),
  );
  const heirId = owner.isInfluencer ? owner.id : null;
  for (const profileId of new Set(unclaimed.flatMap(({ influencer_id }) => influencer_id ?? []))) {
    await retireUnclaimed(tx.db, { profileId, heirId, now: tx.now() });
  }
}
