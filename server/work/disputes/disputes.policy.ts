import type { Role } from '../../../contract/core/roles.ts';
import type { DisputeAct } from '../../../contract/work/disputes.ts';
import type { EscrowOrderRow } from '../../../database/schema.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';

interface Actor {
  id: number;
  role: Role;
}

interface Opened {
  opened_by: number;
  payer_id: number;
  payee_id: number;
  decided_at: Date | null;
  /** How the money that it is about stands. */
  money: EscrowOrderRow['status'];
}

export function isOpener(id: number, { opened_by }: Pick<Opened, 'opened_by'>): Answer {
  return id !== opened_by || no('RULE', 'You opened this dispute, so the other side has to respond.');
}

export function isUndecided({ decided_at }: Pick<Opened, 'decided_at'>): Answer {
  return decided_at === null || no('CONFLICT', 'This dispute is already decided.');
}

/** Whether the money that a dispute is about still waits for its decision. */
function isHeldForIt(money: EscrowOrderRow['status'] | undefined): Answer {
  return money === 'disputed' || no('CONFLICT', 'There’s no money on hold for this dispute any more.');
}

export function disputePolicy({ id, role }: Actor, dispute: Opened): Record<DisputeAct, Answer> {
  const isSide = id === dispute.payer_id || id === dispute.payee_id;
  return {
    answer: allOf(
      isSide || notTheirs('Only one of the two sides can answer this.'),
      isOpener(id, dispute),
      isUndecided(dispute),
    ),
    decide: allOf(
      role === 'operator' || notTheirs('Our team decides this.'),
      isUndecided(dispute),
      isHeldForIt(dispute.money),
    ),
  };
}
