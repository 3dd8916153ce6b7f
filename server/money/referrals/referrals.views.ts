import type { Locale } from '../../../contract/kit/languages.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { ReferralLink, ReferredPerson } from '../../../contract/money/referrals.ts';
import type { Person } from '../../core/people/people.views.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { cancelWords } from './cancel-words.rules.ts';
import type { InvitationRow } from './invitations.queries.ts';
import type { ReferredRow } from './referrals.queries.ts';
import type { RewardRow } from './reward.queries.ts';

interface People {
  referred: ReferredRow[];
  names: ReadonlyMap<number, Person>;
  rewards: RewardRow[];
  invitations: InvitationRow[];
  locale: Locale;
}

/** Members who joined, by name, and open invitations, masked; latest first. */
export function listPeople({ referred, names, rewards, invitations, locale }: People): ReferredPerson[] {
  const rewardsOf = Map.groupBy(rewards, ({ invited_id }) => invited_id);
  const joined = referred.map((row) => ({
    name: names.get(row.invited_id)?.fullname ?? 'Deleted user',
    ...viewStatus(row, rewardsOf.get(row.invited_id) ?? [], locale),
  }));
  const invited = invitations.map((row) => ({
    name: row.masked,
    status: 'invited' as const,
    at: row.sent_at.toISOString(),
    due_at: null,
    earned: 0,
  }));
  return [...joined, ...invited].sort((a, b) => b.at.localeCompare(a.at));
}

/** Status of one referral, from its latest joining reward. */
function viewStatus(row: ReferredRow, rewards: readonly RewardRow[], locale: Locale): Omit<ReferredPerson, 'name'> {
  const last = rewards.findLast(({ kind }) => kind === 'joining');
  const live = rewards.filter(({ status }) => status === 'pending' || status === 'withdrawable');
  const earned = toRupees(live.reduce((sum, { amount }) => sum + amount, 0));
  if (!last) return { status: 'joined', at: row.created_at.toISOString(), due_at: null, earned };
  const status = last.status === 'charged_back' ? 'cancelled' : last.status;
  const at = last.ended_at ?? last.withdrawable_at ?? last.pending_at;
  return {
    status,
    at: at.toISOString(),
    due_at: status === 'pending' ? (last.due_at?.toISOString() ?? null) : null,
    earned,
    ...(last.reason ? { reason: inLanguage(locale)(cancelWords({ reason: last.reason, note: last.note })) } : {}),
  };
}

interface ReferralParts extends Pick<ReferralLink, 'link' | 'code' | 'counts' | 'people'> {
  /** Paise of rewards by status; `inWallet` is the part still in the wallet. */
  sums: ReadonlyMap<RewardRow['status'], number>;
  inWallet: number;
  coins: number;
  isSuperUser: boolean;
  superUserFrom: number;
}

export function viewReferralLink(parts: ReferralParts): ReferralLink {
  const { sums, inWallet, coins, isSuperUser, superUserFrom, ...shown } = parts;
  const sumOf = (status: RewardRow['status']) => sums.get(status) ?? 0;
  return {
    ...shown,
    earned: toRupees(sumOf('withdrawable')),
    earned_coins: coins,
    pending: toRupees(sumOf('pending')),
    withdrawable: toRupees(inWallet),
    cancelled: toRupees(sumOf('cancelled') + sumOf('charged_back')),
    is_super_user: isSuperUser,
    super_user_from: superUserFrom,
  };
}
