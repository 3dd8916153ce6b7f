import { describe, expect, it } from 'vitest';
import type { Answer } from '../../kit/http/policy.ts';
import { type ReportState, reportPolicy } from './reports.policy.ts';

const why = (answer: Answer) => (answer === true ? null : answer.reason);
const open: ReportState = {
  status: 'open',
  claimed_by: null,
  campaign_id: 9,
  account: { isOperator: false, isSuspended: false },
};

describe('an operator', () => {
  it.each([
    ['open', null, null],
    ['open', 5, null],
    ['open', 6, 'Another operator is already handling this report.'],
    ['handled', null, 'This report is already decided.'],
    ['dismissed', 5, 'This report is already decided.'],
    ['handled', 6, 'This report is already decided.'],
  ])('on a report that is %s and claimed by %s: %s', (status, claimed_by, reason) => {
    const may = reportPolicy(5, { ...open, status, claimed_by });
    expect(new Set(Object.values(may).map(why))).toEqual(new Set([reason]));
    for (const answer of Object.values(may)) expect(answer === true ? 'CONFLICT' : answer.code).toBe('CONFLICT');
  });
});

describe('a report', () => {
  const person = { isOperator: false, isSuspended: false };
  const nobody = 'No one owns this profile, so no one can be warned or suspended.';
  const operator = 'Operators can’t be warned or suspended here.';
  it.each([
    ['dismissed', { account: null, campaign_id: null }, null],
    ['warned', {}, null],
    ['suspended', {}, null],
    ['withheld', { campaign_id: null }, 'This report isn’t about a campaign.'],
    ['withheld', { account: null }, null],
    ['warned', { account: null }, nobody],
    ['suspended', { account: null }, nobody],
    ['warned', { account: { ...person, isOperator: true } }, operator],
    ['suspended', { account: { ...person, isOperator: true } }, operator],
    ['warned', { account: { ...person, isSuspended: true } }, null],
    ['suspended', { account: { ...person, isSuspended: true } }, 'This account is already suspended.'],
  ] as const)('ends as %s for %j: %s', (outcome, facts, reason) => {
    const answer = reportPolicy(5, { ...open, ...facts })[outcome];
    expect(why(answer)).toBe(reason);
    if (answer !== true) expect(answer.code).toBe('RULE');
  });
});
