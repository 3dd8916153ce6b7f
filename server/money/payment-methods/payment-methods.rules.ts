import { hourMs } from '../../../contract/kit/calendar.ts';
import type { NewPaymentMethod } from '../../../contract/money/payment-methods.ts';

/** Maximum number of payment methods per person. */
export const mostMethods = 10;

/** The full, unmasked destination of a payout: `asha@okhdfcbank`, or an account with its bank. */
export type PayoutTarget =
  | { kind: 'upi'; vpa: string }
  | { kind: 'bank'; holder: string; account: string; ifsc: string };

/** UPI addresses are the same in any case. */
export function targetOf(method: NewPaymentMethod): PayoutTarget {
  return method.kind === 'upi' ? { kind: 'upi', vpa: method.vpa.toLowerCase() } : method;
}

/**
 * Identity of an account, the same for every spelling. An account number is unique within a bank, which the first four
 * letters of the IFSC name; leading zeros are not part of it.
 */
export function identityOf(target: PayoutTarget): string {
  if (target.kind === 'upi') return `upi:${target.vpa}`;
  return `bank:${target.ifsc.slice(0, 4)}:${target.account.replace(/^0+/, '')}`;
}

/** Masked form for display: `as•••@okhdfcbank`, `•••• 1234`. Never more than half of a name. */
export function maskTarget(target: PayoutTarget): string {
  if (target.kind === 'bank') return `•••• ${target.account.slice(-4)}`;
  const at = target.vpa.lastIndexOf('@');
  return `${target.vpa.slice(0, Math.min(2, Math.floor(at / 2)))}•••${target.vpa.slice(at)}`;
}

interface Waiting {
  created_at: Date;
  /** A payout was made to it or is in progress. */
  was_paid_to: boolean;
}

/**
 * Earliest time of the first payout to a method: some hours after it was added, and not while a change of contact or
 * password can be undone (`lastUndo`). Null when payouts are possible now.
 */
export function waitsUntil(
  { created_at, was_paid_to }: Waiting,
  { now, hours, lastUndo }: { now: Date; hours: number; lastUndo: Date | null },
): Date | null {
  if (was_paid_to) return null;
  const usable = new Date(Math.max(created_at.getTime() + hours * hourMs, lastUndo?.getTime() ?? 0));
  return usable > now ? usable : null;
}

interface MethodState {
  id: number;
  is_primary: boolean;
  is_enabled: boolean;
}

/** The method to make primary when there is none: the oldest enabled one. */
export function findNextPrimary<M extends MethodState>(methods: readonly M[]): M | undefined {
  if (methods.some((method) => method.is_primary)) return undefined;
  return methods.filter((method) => method.is_enabled).sort((a, b) => a.id - b.id)[0];
}
