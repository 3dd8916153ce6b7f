import { describe, expect, it } from 'vitest';
import { whyNotAct, whyNotDecide } from './reports.rules.ts';

describe('an operator', () => {
  it.each([
    ['open', null, null],
    ['open', 5, null],
    ['open', 6, 'Another operator is already handling this report.'],
    ['handled', null, 'This report is already decided.'],
    ['dismissed', 5, 'This report is already decided.'],
    ['handled', 6, 'This report is already decided.'],
  ])('on a report that is %s and claimed by %s: %s', (status, claimed_by, why) => {
    expect(whyNotAct({ status, claimed_by }, 5)).toBe(why);
  });
});

describe('a report', () => {
  const person = { hasAccount: true, isOperator: false, isSuspended: false, hasCampaign: false };
  const nobody = 'No one owns this profile, so no one can be warned or suspended.';
  const operator = 'Operators can’t be warned or suspended here.';
  it.each([
    ['dismissed', { hasAccount: false, isOperator: true, isSuspended: true, hasCampaign: false }, null],
    ['warned', person, null],
    ['suspended', person, null],
    ['withheld', person, 'This report isn’t about a campaign.'],
    ['withheld', { ...person, hasCampaign: true }, null],
    ['warned', { ...person, hasAccount: false }, nobody],
    ['suspended', { ...person, hasAccount: false }, nobody],
    ['warned', { ...person, isOperator: true }, operator],
    ['suspended', { ...person, isOperator: true }, operator],
    ['warned', { ...person, isSuspended: true }, null],
    ['suspended', { ...person, isSuspended: true }, 'This account is already suspended.'],
  ] as const)('ends as %s for %j: %s', (outcome, target, why) => {
    expect(whyNotDecide(outcome, target)).toBe(why);
  });
});
