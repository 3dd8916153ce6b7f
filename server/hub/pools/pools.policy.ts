import type { Role } from '../../../contract/core/roles.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import { mayPoolPay } from '../../campaigns/campaigns/deletion.policy.ts';
import { type Answer, allOf, no, notTheirs } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import type { PoolDisputeRow } from './pool-disputes.queries.ts';
import type { ProposalRow } from './proposals.queries.ts';
import type { SpendingRow } from './spending.queries.ts';

/** The reader of a pool. */
export interface PoolReader {
  userId: number;
  isPayer: boolean;
  /** A payer, a confirmed side or a payee of draws. */
  isDisputant: boolean;
}

type Draw = Pick<SpendingRow, 'status' | 'by_id'>;

/** Whether a draw still waits for its answers. */
export function isOpenDraw({ status }: Pick<Draw, 'status'>): Answer {
  if (status === 'executed') return no('CONFLICT', 'This draw has already been paid.');
  if (status === 'withdrawn') return no('CONFLICT', 'This draw was withdrawn.');
  return status !== 'disputed' || no('CONFLICT', 'This draw is in dispute. Our team will decide.');
}

function isDisputant(reader: Pick<PoolReader, 'isDisputant'>): Answer {
  return (
    reader.isDisputant ||
    no('RULE', 'Only payers, confirmed sides and payees can dispute this. You can report the campaign instead.')
  );
}

/** Permissions on a draw of a reader who has agreed to it or not. */
export function spendingPolicy(
  draw: Draw,
  reader: PoolReader & { hasAgreed: boolean },
): Record<'agree' | 'object' | 'withdraw' | 'dispute', Answer> {
  const isFree = !reader.hasAgreed || no('CONFLICT', 'You’ve already agreed to this draw. This can’t be undone.');
  const answer = allOf(
    reader.isPayer || no('RULE', 'Only payers of the pool can agree or object.'),
    isOpenDraw(draw),
    isFree,
  );
  return {
    agree: answer,
    object: answer,
    withdraw: allOf(
      draw.by_id === reader.userId || no('RULE', 'Only the person who proposed a draw can withdraw it.'),
      isOpenDraw(draw),
    ),
    dispute: allOf(isDisputant(reader), isOpenDraw(draw), isFree),
  };
}

/** Whether the whole pool can be put before our team. */
export function mayDisputePool(
  reader: Pick<PoolReader, 'isDisputant'>,
  { isPoolDisputed }: { isPoolDisputed: boolean },
): Answer {
  return allOf(isDisputant(reader), !isPoolDisputed || no('CONFLICT', 'The pool is already in dispute.'));
}

/** Permissions on changed terms of a reader who has answered them or not, at a time. */
export function proposalPolicy(
  proposal: Pick<ProposalRow, 'status' | 'by_id' | 'answer_by'>,
  reader: Pick<PoolReader, 'userId' | 'isPayer'> & { hasAnswered: boolean },
  now: Date,
): Record<'agree' | 'refuse' | 'withdraw', Answer> {
  const isOpen = proposal.status === 'open' || no('CONFLICT', 'This proposal is already decided.');
  const answer = allOf(
    reader.isPayer || no('RULE', 'Only payers of the pool decide on its terms.'),
    !reader.hasAnswered || no('CONFLICT', 'You’ve already answered. This can’t be undone.'),
    isLate(proposal, now) || isOpen,
  );
  return {
    agree: answer,
    refuse: answer,
    withdraw: allOf(
      proposal.by_id === reader.userId || no('RULE', 'Only the person who proposed a change can withdraw it.'),
      isOpen,
    ),
  };
}

/** Whether a change applies already, but who has not answered may still leave with their share. */
export function isLate({ status, answer_by }: Pick<ProposalRow, 'status' | 'answer_by'>, now: Date): boolean {
  return status === 'applied' && now < answer_by;
}

export function poolDisputePolicy(
  { role }: { role: Role },
  { decided_at }: Pick<PoolDisputeRow, 'decided_at'>,
): Record<'decide', Answer> {
  return {
    decide: allOf(
      role === 'operator' || notTheirs('Our team decides this.'),
      decided_at === null || no('CONFLICT', 'This dispute is already decided.'),
    ),
  };
}

/** State of a pool that decides whether its money may be used; paise. */
export interface PoolFacts {
  /** From its start date on, contributions stay. */
  isStarted: boolean;
  /** Recorded once the start date is reached; undefined before. */
  lock: 'reached' | 'refunded' | undefined;
  minimum: number;
  paid: number;
  /** A proposed draw waits for its payers. */
  hasOpenDraw: boolean;
  isPoolDisputed: boolean;
}

/** Whether a pool was filled to its minimum on its start date, so that its money may be used. */
export function isFilled({
  isStarted,
  lock,
  minimum,
  paid,
}: Omit<PoolFacts, 'hasOpenDraw' | 'isPoolDisputed'>): Answer {
  if (!isStarted) {
    return no(
      'CONFLICT',
      'Nothing can be drawn from the pool before the start date. Until then, contributions can be withdrawn.',
    );
  }
  if (lock === 'reached' || (!lock && paid >= minimum)) return true;
  return no('CONFLICT', msg`The minimum of ${{ money: inRupees(minimum) }} wasn’t reached, so everyone is refunded.`);
}

function isOwner({ isOwner: own }: { isOwner: boolean }): Answer {
  return own || notTheirs('Only the campaign owner can do this.');
}

/** Whether the owner may propose a draw. `changing`: whether the payers are done with changed terms. */
export function mayPropose(reader: { isOwner: boolean }, facts: PoolFacts, changing: Answer): Answer {
  return allOf(
    isOwner(reader),
    isFilled(facts),
    !facts.hasOpenDraw ||
      no('CONFLICT', 'Only one draw at a time. You can propose the next one once the open one is decided.'),
    mayPoolPay(facts),
    changing,
  );
}

/** Whether the owner may record revenue paid outside the platform. */
export function mayRecord(reader: { isOwner: boolean }, { hasContributions }: { hasContributions: boolean }): Answer {
  return allOf(
    isOwner(reader),
    hasContributions || no('CONFLICT', 'Confirm a contribution first. Shares are based on contributions.'),
  );
}

/** Whether the owner may split what is left in the pool among its payers. */
export function maySplit(reader: { isOwner: boolean }, facts: PoolFacts): Answer {
  return allOf(
    isOwner(reader),
    facts.paid > 0 || no('CONFLICT', 'The pool is empty.'),
    isFilled(facts),
    !facts.hasOpenDraw || no('CONFLICT', 'There’s an open draw. Withdraw it or wait until it’s decided.'),
    mayPoolPay(facts),
  );
}
