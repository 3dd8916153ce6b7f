import { toRupees } from '../../contract/money.ts';
import type { ReferralLink, ReferredPerson } from '../../contract/referrals.ts';
import type { Credit } from '../ledger/credits.service.ts';
import type { Person } from '../people/people.views.ts';
import type { InvitationRow } from './invitations.queries.ts';
import type { ReferredRow } from './referrals.queries.ts';

interface People {
  referred: ReferredRow[];
  names: ReadonlyMap<number, Person>;
  rewards: Credit[];
  invitations: InvitationRow[];
}

/** Who joined, by name, and who was invited, masked; the latest first. */
export function listPeople({ referred, names, rewards, invitations }: People): ReferredPerson[] {
  const joined = referred.map((row) => ({
    name: names.get(row.invited_id)?.fullname ?? 'Deleted user',
    stage: row.qualified_at ? ('qualified' as const) : ('joined' as const),
    at: (row.qualified_at ?? row.created_at).toISOString(),
    earned: toRupees(sumOf(rewards, 'INR', row.invited_id)),
  }));
  const invited = invitations.map((row) => ({
    name: row.masked,
    stage: 'invited' as const,
    at: row.sent_at.toISOString(),
    earned: 0,
  }));
  return [...joined, ...invited].sort((a, b) => b.at.localeCompare(a.at));
}

interface Whole extends Pick<ReferralLink, 'link' | 'code' | 'counts' | 'people'> {
  rewards: Credit[];
  /** Paise. */
  waiting: number;
  isSuperUser: boolean;
  superUserFrom: number;
}

export function viewReferralLink({ rewards, waiting, isSuperUser, superUserFrom, ...shown }: Whole): ReferralLink {
  return {
    ...shown,
    earned: toRupees(sumOf(rewards, 'INR')),
    earned_coins: sumOf(rewards, 'COIN'),
    waiting: toRupees(waiting),
    is_super_user: isSuperUser,
    super_user_from: superUserFrom,
  };
}

/** Paise or coins of all, or of one who was invited. */
function sumOf(rewards: Credit[], currency: Credit['currency'], invitedId?: number): number {
  return rewards
    .filter((each) => each.currency === currency && (invitedId === undefined || each.invited_id === invitedId))
    .reduce((sum, { amount }) => sum + amount, 0);
}
