import { type Answer, no } from '../../kit/http/policy.ts';

/** Permissions of operators on a plan; a plan off sale stays as it is for who has it. */
export function planPolicy({ withdrawn_at }: { withdrawn_at: Date | null }): Record<'edit' | 'retire', Answer> {
  const isOnSale = withdrawn_at === null || no('CONFLICT', 'This plan is already off sale.');
  return { edit: isOnSale, retire: isOnSale };
}
