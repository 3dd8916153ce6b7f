import type { OwnProfile } from '../../../contract/accounts/profile.ts';
import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import type { Actor } from '../../../contract/core/people.ts';
import type { StoredProfile } from '../../lib/session.ts';

interface Entered {
  user: OwnProfile;
  /** The person's own first. */
  accounts: readonly MemberAccount[];
  person: Actor;
}

/** The acting account as the browser stores it. With several accounts, each tab keeps its own. */
export function storedProfileOf({ user, accounts, person }: Entered): StoredProfile {
  const [home] = accounts;
  const acting = accounts.find(({ id }) => id === user.id);
  return {
    id: user.id,
    fullname: user.fullname,
    role: user.role,
    ...(user.username ? { username: user.username } : {}),
    profile_image: user.profile_image,
    referal_money: user.referal_money,
    wallet_amount: user.wallet_amount,
    user_coins: user.user_coins,
    is_super_user: user.is_super_user,
    is_subscriber: user.is_subscriber,
    business_name: user.business_name,
    location: user.location,
    ...(home && accounts.length > 1 ? { home_id: home.id, person_name: person.fullname } : {}),
    has_team: (acting?.members ?? 1) > 1,
    member_roles: acting?.member_roles ?? ['owner'],
    needs_factor: acting?.needs_factor ?? false,
  };
}
