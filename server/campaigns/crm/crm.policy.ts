import { crmUndoDays } from '../../../contract/campaigns/crm.ts';
import type { Role } from '../../../contract/core/roles.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';

/** Whether a role keeps a list of creators: those that look for them. */
export function mayKeepCrm(role: Role): Answer {
  return role === 'brand' || role === 'partner' || no('ROLE', 'Lists of creators are for brands and partners.');
}

interface Imported {
  created_at: Date;
  undone_at: Date | null;
}

export function crmImportPolicy({ created_at, undone_at }: Imported, now: Date): { undo: Answer } {
  const isOpen = now.getTime() - created_at.getTime() < crmUndoDays * dayMs;
  return {
    undo: allOf(
      undone_at === null || no('CONFLICT', 'This import was undone already.'),
      isOpen || no('CONFLICT', 'This import is too old to be undone. Take creators off the list one by one.'),
    ),
  };
}
