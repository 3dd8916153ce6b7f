import { type ApprovalAct, type ApprovalStatus, loosenedHours } from '../../../contract/accounts/approvals.ts';
import { hourMs } from '../../../contract/kit/calendar.ts';
import { type Answer, allOf, no } from '../../kit/http/policy.ts';
import { atTime, msg, onDay } from '../../kit/i18n/messages.ts';

/** A member, or an operator, as approvals judge them. */
export interface TeamMember {
  personId: number;
  /** Decides about payments. */
  pays: boolean;
  /** May ask for payments. */
  asks: boolean;
  /** An owner, or an operator who is an admin. */
  owns: boolean;
  /** When they joined, or got their level. */
  since: Date;
  invitedBy: number | null;
}

interface Asked {
  status: ApprovalStatus;
  askedBy: number;
  createdAt: Date;
  expiresAt: Date;
}

export interface ApprovalFacts {
  /** Person who wants to decide. */
  me: number;
  team: readonly TeamMember[];
  /** Whether the team are the operators. */
  areOperators: boolean;
  /** From when an asker with nobody else to ask may decide, beside the day after asking; null: no change waits. */
  aloneFrom: Date | null;
  /** Hours for which an approver has to be a member, or to have their level. */
  approverHours: number;
  now: Date;
}

export const payersOf = (team: readonly TeamMember[]) => team.filter(({ pays }) => pays);

function isOpen({ status, expiresAt }: Asked, now: Date): Answer {
  if (status === 'expired' || (status === 'waiting' && expiresAt <= now)) {
    return no('CONFLICT', 'This request ran out. Ask again.');
  }
  return status === 'waiting' || no('CONFLICT', 'This request was already decided or taken back.');
}

/** Whether the asker is an owner with nobody else to ask. */
export function decidesAlone({ askedBy }: Pick<Asked, 'askedBy'>, team: readonly TeamMember[]): boolean {
  const payers = payersOf(team);
  return payers.length === 1 && payers[0]?.personId === askedBy && payers[0].owns;
}

function mayApproveOwn(asked: Asked, { team, aloneFrom, now }: ApprovalFacts): Answer {
  if (!decidesAlone(asked, team)) return no('RULE', 'You asked for this payment, so someone else decides about it.');
  const dayAfter = asked.createdAt.getTime() + loosenedHours * hourMs;
  const from = new Date(Math.max(dayAfter, aloneFrom?.getTime() ?? 0));
  if (now >= from) return true;
  return no(
    'RULE',
    msg`You are the only one who pays, so you can confirm it yourself from ${{ day: onDay(from) }}, ${{ time: atTime(from) }}.`,
  );
}

function mayApproveAnothers(
  asked: Asked,
  me: TeamMember,
  { team, areOperators, approverHours, now }: ApprovalFacts,
): Answer {
  if (me.since.getTime() + approverHours * hourMs > now.getTime()) {
    return no(
      'RULE',
      areOperators
        ? msg`You can approve once you have had your level for ${{ hours: approverHours }} hours.`
        : msg`You can approve once you have been a member for ${{ hours: approverHours }} hours.`,
    );
  }
  const asker = team.find(({ personId }) => personId === asked.askedBy);
  if (!asker?.asks) {
    return no('CONFLICT', 'Whoever asked may no longer do this.');
  }
  if (me.invitedBy === asked.askedBy && !asker.owns) {
    return no('RULE', 'You were invited by the person who asks, so someone else decides about it.');
  }
  return true;
}

/** Permissions of a member on a waiting payment. */
export function approvalPolicy(asked: Asked, facts: ApprovalFacts): Record<ApprovalAct, Answer> {
  const me = facts.team.find(({ personId }) => personId === facts.me);
  const open = isOpen(asked, facts.now);
  const isMine = asked.askedBy === facts.me;
  const pays: Answer =
    me?.pays ||
    no(
      'ROLE',
      facts.areOperators
        ? 'Only operators of the levels finance and admin decide about payments.'
        : 'Only owners and members with the finance role decide about payments.',
    );
  const approve = me && (isMine ? mayApproveOwn(asked, facts) : mayApproveAnothers(asked, me, facts));
  return {
    approve: allOf(open, pays, approve ?? true),
    refuse: allOf(open, pays, !isMine || no('RULE', 'You asked for this payment. Take it back instead.')),
    withdraw: allOf(open, isMine || no('RULE', 'Only whoever asked can change or take this back.')),
  };
}
