import type { OwnProfile, PublicProfile } from '../../../contract/accounts/profile.ts';
import type { Role } from '../../../contract/core/roles.ts';
import { type MemberRole, mayDo } from '../../../contract/kit/permissions.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { sumWallet } from '../../money/ledger/ledger.rules.ts';
import { readBalances } from '../../money/ledger/ledger.service.ts';
import { isSubscriber } from '../../money/subscriptions/subscriptions.service.ts';
import { type ProfileFields, saveProfileFields } from './fields.queries.ts';
import {
  findProfile,
  findVisibleProfile,
  insertBusinessProfile,
  insertInfluencerProfile,
  type ProfileRow,
  showInfluencerProfile,
} from './profiles.queries.ts';
import { ofPerson, viewOwnProfile, viewPublicProfile, withoutSums } from './profiles.views.ts';

function imageOf(context: Context, row: ProfileRow): string | null {
  return row.profile_image === null ? null : context.storage.publicUrl(`${row.profile_image}/256.webp`);
}

/** The acting account with its member, as in `User`. */
interface Reader {
  id: number;
  person: { home: { id: number } };
  memberRoles: readonly MemberRole[];
  campaignIds: readonly number[] | null;
}

/** A person's profile: complete for themselves, the public card for others. */
export async function readProfile(
  context: Context,
  { id, reader }: { id: string; reader: Reader },
): Promise<OwnProfile | PublicProfile> {
  const accountId = rowId(id, 'This person');
  if (accountId === reader.id) return readMemberProfile(context, reader);
  const row = await findVisibleProfile(context.db, { id: accountId, readerId: reader.id });
  if (!row) throw refuseNotFound('This person');
  return viewPublicProfile(row, imageOf(context, row));
}

/** A person visible to this reader, including the reader; throws not found for all others. */
export async function findVisiblePerson(context: Context, { id, readerId }: { id: string; readerId: number }) {
  const accountId = rowId(id, 'This person');
  const row =
    accountId === readerId
      ? await findProfile(context.db, accountId)
      : await findVisibleProfile(context.db, { id: accountId, readerId });
  if (!row) throw refuseNotFound('This person');
  return { id: row.id, role: row.role };
}

export async function readOwnProfile(context: Context, accountId: number): Promise<OwnProfile> {
  const row = await findProfile(context.db, accountId);
  if (!row) throw refuseNotFound('This person');
  const held = await readBalances(context, accountId);
  const balances = {
    referralMoney: held.referral + held.referral_waiting,
    wallet: sumWallet(held),
    coins: held.coins,
    isSubscriber: await isSubscriber(context, accountId),
  };
  return viewOwnProfile(row, imageOf(context, row), balances);
}

/**
 * The acting account's profile for a member: contacts, password and language are the member's own, and sums are null where
 * the role sees no money, or the member works on named campaigns only.
 */
export async function readMemberProfile(
  context: Context,
  { id, person, memberRoles, campaignIds }: Reader,
): Promise<OwnProfile> {
  const profile = await readOwnProfile(context, id);
  const shown = mayDo(memberRoles, 'money') && campaignIds === null ? profile : withoutSums(profile);
  return person.home.id === id ? shown : { ...shown, ...ofPerson(await readOwnProfile(context, person.home.id)) };
}

/** Creates the profile of a new account's role. */
export async function createProfile(
  context: Context,
  account: { id: number; role: Role; fullname: string; username: string; businessName?: string | undefined },
): Promise<void> {
  const { id: accountId, username } = account;
  if (account.role === 'influencer') {
    await insertInfluencerProfile(context.db, { accountId, name: account.fullname, username, now: context.now() });
  } else if (account.role !== 'operator') {
    await insertBusinessProfile(context.db, { accountId, name: account.businessName ?? account.fullname });
  }
}

/** Lists a verified account in discovery. */
export async function showProfile(context: Context, accountId: number): Promise<void> {
  await showInfluencerProfile(context.db, accountId);
}

/** Writes the given fields to the profile of a role; what is undefined stays. */
export async function changeProfile(
  tx: Context,
  change: { id: number; role: Role; fields: ProfileFields },
): Promise<void> {
  await saveProfileFields(tx.db, { ...change, now: tx.now() });
}
