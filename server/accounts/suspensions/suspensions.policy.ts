import type { Role } from '../../../contract/core/roles.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';

/** Whether operators may suspend an account, or let it in again. */
export function suspensionPolicy({
  role,
  suspended_at,
}: {
  role: Role;
  suspended_at: Date | null;
}): Record<'suspend' | 'lift', Answer> {
  return {
    suspend: allOf(
      role !== 'operator' || no('RULE', 'Operators can’t be suspended.'),
      suspended_at === null || no('CONFLICT', 'This account is already suspended.'),
    ),
    lift: suspended_at !== null || no('CONFLICT', 'This account is not suspended.'),
  };
}
