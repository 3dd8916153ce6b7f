import { type Answer, no } from '../../kit/http/policy.ts';

/** Permissions of operators on a request to be removed; an act has the name of the status it sets. */
export function removalPolicy({ status }: { status: string }): Record<'removed' | 'refused', Answer> {
  const isOpen = status === 'open' || no('CONFLICT', 'This request is already decided.');
  return { removed: isOpen, refused: isOpen };
}
