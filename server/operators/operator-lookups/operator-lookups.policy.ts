import { type Answer, no } from '../../kit/http/policy.ts';

/** Permissions of operators on a category or city. */
export function lookupPolicy({ retired_at }: { retired_at: Date | null }): Record<'retire' | 'restore', Answer> {
  return {
    retire: retired_at === null || no('CONFLICT', 'This is already retired.'),
    restore: retired_at !== null || no('CONFLICT', 'This isn’t retired.'),
  };
}
