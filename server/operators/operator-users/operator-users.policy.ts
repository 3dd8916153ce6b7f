import type { OperatorUserAct } from '../../../contract/operators/operator-users.ts';
import { suspensionPolicy } from '../../accounts/suspensions/suspensions.policy.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';
import { hidingPolicy } from '../roster/hiding.policy.ts';
import type { AccountRow } from './operator-users.queries.ts';

type Account = Pick<
  AccountRow,
  'role' | 'deleted_at' | 'suspended_at' | 'email_verified_at' | 'is_super_user' | 'kept_hidden' | 'birth_date'
>;

/** Whether operators may view the product as somebody of this role. */
export function mayImpersonate({ role }: Pick<Account, 'role'>): Answer {
  return role !== 'operator' || no('RULE', 'You can’t view an operator’s account.');
}

/** Permissions of operators on an account; `today` as a date in India. */
export function userPolicy(account: Account, today: string): Record<OperatorUserAct, Answer> {
  const isThere = account.deleted_at === null || no('RULE', 'This account was deleted.');
  const isPerson = account.role !== 'operator' || no('RULE', 'Operators can’t be super users.');
  const { suspend, lift } = suspensionPolicy(account);
  const { hide, show } = hidingPolicy(account, today);
  return {
    suspend: allOf(isThere, suspend),
    lift: allOf(isThere, lift),
    hide: allOf(isThere, hide),
    show: allOf(isThere, show),
    grant_super_user: allOf(
      isThere,
      isPerson,
      !account.is_super_user || no('CONFLICT', 'They’re already a super user.'),
    ),
    withdraw_super_user: allOf(isThere, isPerson, account.is_super_user || no('CONFLICT', 'They aren’t a super user.')),
    verify: allOf(isThere, !account.email_verified_at || no('CONFLICT', 'This account is already confirmed.')),
    impersonate: allOf(isThere, mayImpersonate(account)),
    set_level: allOf(isThere, account.role === 'operator' || no('RULE', 'Only operators have a level.')),
  };
}
