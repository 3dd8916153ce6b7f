import { describe, expect, it } from 'vitest';
import { whyNotAct, whyNotDecide } from './reports.rules.ts';

describe('an operator', () => {
  it.each([
    ['open', null, null],
    ['open', 5, null],
    ['open', 6, 'Another operator looks into this report.'],
    ['handled', null, 'This report is decided already.'],
    ['dismissed', 5, 'This report is decided already.'],
    ['handled', 6, 'This report is decided already.'],
  ])('on a report that is %s and claimed by %s: %s', (status, claimed_by, why) => {
    expect(whyNotAct({ status, claimed_by }, 5)).toBe(why);
  });
});

describe('a report', () => {
  const person = { hasAccount: true, isOperator: false, isSuspended: false, hasCampaign: false };
  const nobody = 'Nobody has this profile, so nobody can be warned or suspended.';
  const operator = 'Operators are neither warned nor suspended here.';
  it.each([
    ['dismissed', { hasAccount: false, isOperator: true, isSuspended: true, hasCampaign: false }, null],
    ['warned', person, null],
    ['suspended', person, null],
    ['withheld', person, 'This report is about no campaign.'],
    ['withheld', { ...person, hasCampaign: true }, null],
    ['warned', { ...person, hasAccount: false }, nobody],
    ['suspended', { ...person, hasAccount: false }, nobody],
    ['warned', { ...person, isOperator: true }, operator],
    ['suspended', { ...person, isOperator: true }, operator],
    ['warned', { ...person, isSuspended: true }, null],
    ['suspended', { ...person, isSuspended: true }, 'This account is suspended already.'],
  ] as const)('ends as %s for %j: %s', (outcome, target, why) => {
    expect(whyNotDecide(outcome, target)).toBe(why);
  });
});
