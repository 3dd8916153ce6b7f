import type { Locale } from '../../../contract/kit/languages.ts';
import type { AccountState, OperatorUser, OperatorUserDetail } from '../../../contract/operators/operator-users.ts';
import type { Person } from '../../core/people/people.views.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import { mayRefund } from '../../discovery/unlocks/unlocks.policy.ts';
import { viewCan } from '../../kit/http/policy.ts';
import type { AccountKind } from '../../money/ledger/ledger.rules.ts';
import { viewBalance } from '../../money/wallet/wallet.views.ts';
import type { AccountRow, selectReportedUnlocks, selectSocialAccounts, UserFigures } from './operator-users.queries.ts';

function stateOf({ deleted_at, suspended_at, email_verified_at }: AccountRow): AccountState {
  if (deleted_at) return 'deleted';
  if (suspended_at) return 'suspended';
  return email_verified_at ? 'active' : 'unverified';
}

export function viewUser(row: AccountRow, person: Person): OperatorUser {
  return {
    ...viewPersonCard(person),
    state: stateOf(row),
    email: row.email,
    mobile: row.mobile,
    is_super_user: row.is_super_user ? 1 : 0,
    last_active: row.last_active_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  };
}

interface Parts {
  row: AccountRow;
  person: Person;
  figures: UserFigures;
  balances: Record<AccountKind, number>;
  storage: OperatorUserDetail['storage'];
  accounts: Awaited<ReturnType<typeof selectSocialAccounts>>;
  unlocks: Awaited<ReturnType<typeof selectReportedUnlocks>>;
  can: OperatorUserDetail['can'];
  locale: Locale;
}

export function viewUserDetail({
  row,
  person,
  figures,
  balances,
  storage,
  accounts,
  unlocks,
  can,
  locale,
}: Parts): OperatorUserDetail {
  const balance = viewBalance(balances);
  return {
    ...viewUser(row, person),
    email_verified: row.email_verified_at ? 1 : 0,
    mobile_verified: row.mobile_verified_at ? 1 : 0,
    has_password: row.has_password ? 1 : 0,
    operator_level: row.operator_level,
    locale: row.locale,
    suspended_at: row.suspended_at?.toISOString() ?? null,
    suspension_reason: row.suspension_reason,
    kept_hidden: row.kept_hidden === null ? null : row.kept_hidden ? 1 : 0,
    sessions: Number(figures.sessions),
    can,
    money: {
      available: balance.available,
      on_hold: balance.on_hold,
      coins: balances.coins,
      open_payouts: Number(figures.open_payouts),
    },
    storage,
    campaigns: {
      created: Number(figures.created),
      applied: Number(figures.applied),
      disputes: Number(figures.disputes),
    },
    reports: {
      open: Number(figures.open_reports),
      about: Number(figures.reports_about),
      made: Number(figures.reports_made),
    },
    social_accounts: accounts.map(({ platform_id, handle, source }) => ({
      platform: platform_id,
      handle,
      verified: source === 'provider',
    })),
    reported_unlocks: unlocks.flatMap((unlock) =>
      unlock.reported_at
        ? [
            {
              id: String(unlock.id),
              influencer: { id: String(unlock.influencer_id), name: unlock.display_name },
              coins: unlock.coins,
              reported_at: unlock.reported_at.toISOString(),
              can: viewCan({ refund: mayRefund(unlock) }, locale),
            },
          ]
        : [],
    ),
  };
}
