import { type Answer, no } from '../../kit/http/policy.ts';

/** Permissions of operators on a signal about referrals. */
export function signalPolicy({ status }: { status: string }): Record<'dismiss' | 'cancel', Answer> {
  const isOpen = status === 'open' || no('CONFLICT', 'Somebody has decided this signal already.');
  return { dismiss: isOpen, cancel: isOpen };
}
