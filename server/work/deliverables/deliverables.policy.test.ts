import { describe, expect, it } from 'vitest';
import { type DeliverableStatus, deliverableStatuses } from '../../../contract/work/deliverables.ts';
import { allowedBy, readAnswer, readAnswers } from '../../../tests/answers.ts';
import { no } from '../../kit/http/policy.ts';
import { verbatim } from '../../kit/i18n/messages.ts';
import { deliverablePolicy, mayMoveWork, mayReport, mayWork, type PieceFacts } from './deliverables.policy.ts';

const facts = (status: DeliverableStatus, other: Partial<PieceFacts> = {}): PieceFacts => ({
  status,
  application: 'in_progress',
  isPaid: true,
  money: true,
  disclosure: { ok: true },
  missingLabels: [],
  piece: verbatim('reel 1'),
  included: 2,
  asked: 0,
  publication: { isAwaited: false, isCounted: false, isCancelled: false, isLate: false, isNoticed: false },
  idea: undefined,
  figures: { isRead: false, newest: null },
  ...other,
});

const byCreator: Record<DeliverableStatus, string[]> = {
  planned: [],
  submitted: ['changes_requested', 'approved', 'comment', 'contest'],
  changes_requested: ['comment'],
  approved: [],
  published: [],
};

const byApplicant: Record<DeliverableStatus, string[]> = {
  planned: ['submitted'],
  submitted: ['submitted', 'comment'],
  changes_requested: ['submitted', 'comment'],
  approved: ['published'],
  published: ['figures'],
};

describe('a piece of work', () => {
  it('is handed in once its idea is approved', () => {
    const may = (idea: PieceFacts['idea']) =>
      readAnswer(mayMoveWork('applicant', 'submitted', facts('planned', { idea })));
    expect(may('approved')).toBe('yes');
    expect(may('submitted')).toMatch(/^CONFLICT: The brand is looking at your idea/);
    for (const idea of ['wanted', 'changes_requested'] as const) expect(may(idea)).toMatch(/^CONFLICT: Send your idea/);
  });

  it.each(deliverableStatuses)('that is %s may be moved by its two sides as the rules say', (status) => {
    expect(allowedBy(deliverablePolicy('creator', facts(status)))).toEqual(byCreator[status]);
    expect(allowedBy(deliverablePolicy('applicant', facts(status)))).toEqual(byApplicant[status]);
    const others = readAnswers(deliverablePolicy(null, facts(status)));
    for (const answer of Object.values(others)) expect(answer).toMatch(/^NOT_FOUND/);
  });

  it('says whose turn it is', () => {
    expect(readAnswer(mayMoveWork('creator', 'submitted', facts('planned')))).toBe(
      'ROLE: Only the influencer can submit the work.',
    );
    expect(readAnswer(mayMoveWork('applicant', 'approved', facts('submitted')))).toBe(
      'ROLE: The brand is reviewing your work.',
    );
    expect(readAnswer(mayReport('creator', facts('published')))).toMatch(/^ROLE/);
    expect(readAnswer(mayReport('applicant', facts('approved')))).toMatch(/^ILLEGAL_MOVE/);
  });

  it('is submitted once the money is there, and only while work goes on', () => {
    const accepted = facts('planned', { application: 'accepted' });
    expect(readAnswer(mayMoveWork('applicant', 'submitted', accepted))).toMatch(
      /^CONFLICT: This work hasn’t been funded/,
    );
    expect(mayMoveWork('applicant', 'submitted', { ...accepted, isPaid: false })).toBe(true);
    for (const application of ['in_progress', 'submitted', 'changes_requested'] as const) {
      expect(mayWork(facts('planned', { application }))).toBe(true);
    }
    for (const application of ['offered', 'approved', 'paid', 'cancelled'] as const) {
      expect(readAnswer(mayWork(facts('planned', { application })))).toMatch(/^CONFLICT: There’s no work in progress/);
    }
    const money = no('CONFLICT', 'A dispute is open.');
    expect(mayMoveWork('applicant', 'submitted', facts('planned', { money }))).toBe(money);
  });

  it('is approved when its caption says that it is an ad', () => {
    const bare = facts('submitted', { disclosure: null });
    expect(readAnswer(mayMoveWork('creator', 'approved', bare))).toMatch(/^DISCLOSURE_MISSING/);
    expect(mayMoveWork('creator', 'changes_requested', bare)).toBe(true);
    const told = facts('submitted', { disclosure: { ok: false, reason: 'Add #ad.' } });
    expect(readAnswer(mayMoveWork('creator', 'approved', told))).toBe('DISCLOSURE_MISSING: Add #ad.');
  });

  it('is sent back as often as agreed', () => {
    const rounds = (asked: number, included: number | undefined) =>
      readAnswer(mayMoveWork('creator', 'changes_requested', facts('submitted', { asked, included })));
    expect(rounds(1, 2)).toBe('yes');
    expect(rounds(9, undefined)).toBe('yes');
    expect(rounds(2, 2)).toMatch(/^CONFLICT: All 2 revisions included for the reel 1/);
    expect(rounds(1, 1)).toMatch(/^CONFLICT: The one revision/);
    expect(rounds(0, 0)).toMatch(/^CONFLICT: The agreement includes no revisions/);
  });

  it('is marked as published after everything else has ended', () => {
    const money = no('CONFLICT', 'A dispute is open.');
    const ended = facts('approved', { application: 'paid', money, disclosure: null });
    expect(mayMoveWork('applicant', 'published', ended)).toBe(true);
  });
});
