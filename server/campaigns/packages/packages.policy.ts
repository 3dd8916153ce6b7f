import type { PackageAct } from '../../../contract/campaigns/packages.ts';
import type { Role } from '../../../contract/core/roles.ts';
import { type Answer, no, notTheirs } from '../../kit/http/policy.ts';

/** Whether a role lists packages. */
export function mayListPackages(role: Role): Answer {
  return role === 'influencer' || no('ROLE', 'Only influencers offer packages.');
}

/** Whether a role books packages: those that post standard campaigns. */
export function mayBook(role: Role): Answer {
  return role === 'brand' || role === 'partner' || no('ROLE', 'Packages are booked by brands and partners.');
}

export function packagePolicy(
  { id, role }: { id: number; role: Role },
  { influencer_id: ownerId }: { influencer_id: number },
): Record<PackageAct, Answer> {
  const own = id === ownerId || notTheirs('This belongs to someone else.');
  return { change: own, remove: own, book: mayBook(role) };
}
