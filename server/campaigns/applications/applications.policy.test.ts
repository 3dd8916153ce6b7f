import { describe, expect, it } from 'vitest';
import { type ApplicationStatus, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { allowedBy, readAnswer } from '../../../tests/answers.ts';
import { no } from '../../kit/http/policy.ts';
import {
  type ApplicationFacts,
  applicationPolicy,
  mayAnswer,
  mayConfirmArrival,
  sideOf,
} from './applications.policy.ts';

const owner = { memberRoles: ['owner' as const] };

const facts = (status: ApplicationStatus, other: Partial<ApplicationFacts> = {}): ApplicationFacts => ({
  status,
  isSamePerson: false,
  isBlocked: false,
  isFull: false,
  offerBy: status === 'offered' ? 'owner' : null,
  money: true,
  isHeld: false,
  cancelling: undefined,
  product: { isOwed: false, hasArrived: false },
  ...other,
});

const byCreator: Record<ApplicationStatus, string[]> = {
  applied: ['shortlisted', 'offered', 'declined', 'offer'],
  shortlisted: ['offered', 'declined', 'offer'],
  offered: ['declined', 'offer'],
  accepted: ['cancelled', 'change', 'renew'],
  in_progress: ['cancelled', 'change', 'renew'],
  submitted: ['change', 'renew'],
  changes_requested: ['change', 'renew'],
  approved: ['renew'],
  paid: ['renew'],
  declined: [],
  withdrawn: [],
  cancelled: [],
};

const byApplicant: Record<ApplicationStatus, string[]> = {
  ...byCreator,
  applied: ['withdrawn', 'offer'],
  shortlisted: ['withdrawn', 'offer'],
  offered: ['accepted', 'withdrawn', 'offer'],
};

describe('an application', () => {
  it.each(applicationStatuses)('that is %s may be moved by its two sides as the rules say', (status) => {
    expect(allowedBy(applicationPolicy('creator', facts(status), owner))).toEqual(byCreator[status]);
    expect(allowedBy(applicationPolicy('applicant', facts(status), owner))).toEqual(byApplicant[status]);
    expect(allowedBy(applicationPolicy(null, facts(status), owner))).toEqual([]);
  });

  it('keeps its terms while a side asks to cancel it', () => {
    const paused = facts('in_progress', {
      isHeld: true,
      cancelling: { open: { by_side: 'owner' }, proposed: ['owner'] },
    });
    expect(allowedBy(applicationPolicy('creator', paused, owner))).toEqual(['in_progress']);
    expect(allowedBy(applicationPolicy('applicant', paused, owner))).toEqual(['cancelled', 'in_progress', 'propose']);
  });

  it('whose money is held is cancelled by members who may pay, on the side that paid it', () => {
    const held = facts('in_progress', { isHeld: true });
    const acts = (side: 'creator' | 'applicant', ...memberRoles: MemberRole[]) =>
      allowedBy(applicationPolicy(side, held, { memberRoles })).filter(
        (act) => act === 'cancelled' || act === 'propose',
      );
    expect(acts('creator', 'manager', 'admin')).toEqual([]);
    expect(acts('creator', 'manager', 'finance')).toEqual(['cancelled', 'propose']);
    expect(acts('applicant', 'talent_manager')).toEqual(['cancelled', 'propose']);
    const { cancelled } = applicationPolicy('creator', held, { memberRoles: ['manager'] });
    expect(readAnswer(cancelled)).toMatch(/pays the influencer/);
  });

  it('is answered by the side that did not make the live offer', () => {
    const byApplicant = facts('offered', { offerBy: 'applicant' });
    expect(allowedBy(applicationPolicy('creator', byApplicant, owner))).toEqual(['offered', 'declined', 'offer']);
    expect(readAnswer(mayAnswer('applicant', 'accepted', byApplicant))).toMatch(/^CONFLICT: You made this offer/);
    expect(readAnswer(mayAnswer('creator', 'accepted', byApplicant))).toMatch(/^ILLEGAL_MOVE: Only the applicant/);
    const expired = facts('offered', { offerBy: null });
    expect(readAnswer(mayAnswer('applicant', 'accepted', expired))).toBe('CONFLICT: This offer isn’t open any more.');
  });

  it('has its product confirmed once, by the influencer, while there is work', () => {
    const product = { isOwed: true, hasArrived: false };
    const working = ['accepted', 'in_progress', 'submitted', 'changes_requested', 'approved'];
    const may = (status: ApplicationStatus) => mayConfirmArrival('applicant', facts(status, { product })) === true;
    expect(applicationStatuses.filter(may)).toEqual(working);
    expect(readAnswer(mayConfirmArrival('creator', facts('accepted', { product })))).toMatch(/^ROLE: /);
    const again = facts('accepted', { product: { isOwed: true, hasArrived: true } });
    expect(readAnswer(mayConfirmArrival('applicant', again))).toMatch(/^CONFLICT: You’ve already/);
    expect(readAnswer(mayConfirmArrival('applicant', facts('accepted')))).toMatch(/^CONFLICT: No product/);
    expect(readAnswer(mayConfirmArrival(null, again))).toMatch(/^NOT_FOUND: /);
  });

  it('is not there for anybody else', () => {
    expect(readAnswer(mayAnswer(null, 'declined', facts('applied')))).toBe(
      'NOT_FOUND: Only one of the two sides can answer this.',
    );
    expect(sideOf(1, { creator_id: 1 }, { influencer_id: 2 })).toBe('creator');
    expect(sideOf(2, { creator_id: 1 }, { influencer_id: 2 })).toBe('applicant');
    expect(sideOf(3, { creator_id: 1 }, { influencer_id: 2 })).toBeNull();
  });

  it('takes no place of a full campaign, whoever is blocked', () => {
    const full = 'CONFLICT: All places in this campaign are filled.';
    expect(readAnswer(mayAnswer('applicant', 'accepted', facts('offered', { isFull: true })))).toBe(full);
    expect(readAnswer(mayAnswer('applicant', 'accepted', facts('offered', { isFull: true, isBlocked: true })))).toBe(
      full,
    );
    expect(mayAnswer('creator', 'shortlisted', facts('applied', { isFull: true }))).toBe(true);
  });

  it('of a blocked or the same person goes no further, but may end', () => {
    for (const other of [{ isBlocked: true }, { isSamePerson: true }]) {
      expect(allowedBy(applicationPolicy('creator', facts('applied', other), owner))).toEqual(['declined']);
      expect(allowedBy(applicationPolicy('creator', facts('shortlisted', other), owner))).toEqual(['declined']);
      expect(allowedBy(applicationPolicy('applicant', facts('offered', other), owner))).toEqual(['withdrawn']);
    }
  });

  it('is cancelled only while its money may move', () => {
    const money = no('CONFLICT', 'A dispute is open.');
    expect(mayAnswer('creator', 'cancelled', facts('in_progress', { money }))).toBe(money);
    expect(readAnswer(mayAnswer('creator', 'cancelled', facts('paid', { money })))).toMatch(/^ILLEGAL_MOVE/);
  });
});
