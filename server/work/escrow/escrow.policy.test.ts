import { describe, expect, it } from 'vitest';
import { type ApplicationStatus, applicationStatuses } from '../../../contract/campaigns/applications.ts';
import { allowedBy, readAnswer, readAnswers } from '../../../tests/answers.ts';
import { no } from '../../kit/http/policy.ts';
import { type EscrowFacts, escrowPolicy, isFundable, mayDispute, mayPay, mayRelease } from './escrow.policy.ts';
import { isPayable, type Payable, pledgePaymentPolicy } from './fund-pledge.policy.ts';

const agreement = (status: ApplicationStatus, quote: number | null = 500_00, compensation = 'paid') =>
  ({ campaign: { compensation }, application: { status, quote } }) as EscrowFacts['agreement'];
const paying = { isHolding: true, debt: true, isSamePerson: false } as const;
const piece = (status: EscrowFacts['pieces'][number]['status'], ok = true) =>
  ({ status, content_type: 'reel', number: 1, disclosure: { ok } }) as EscrowFacts['pieces'][number];
const facts = (other: Partial<EscrowFacts> = {}): EscrowFacts => ({
  money: undefined,
  pieces: [],
  agreement: agreement('accepted'),
  paying,
  ...other,
});

describe('the money of an agreement', () => {
  it.each(applicationStatuses)('is paid in once the offer is accepted: %s', (status) => {
    const answer = readAnswer(isFundable(agreement(status)));
    if (status === 'accepted') expect(answer).toBe('yes');
    else if (['applied', 'shortlisted', 'offered'].includes(status)) {
      expect(answer).toBe('CONFLICT: You can fund this once the offer is accepted.');
    } else if (['declined', 'withdrawn', 'cancelled'].includes(status)) {
      expect(answer).toBe(`CONFLICT: This application was ${status}.`);
    } else expect(answer).toBe('CONFLICT: This is already funded.');
  });

  it('is at least one rupee, and only where money was agreed', () => {
    expect(isFundable(agreement('accepted', 1_00))).toBe(true);
    expect(readAnswer(isFundable(agreement('accepted', 99)))).toBe('RULE: The minimum payment is ₹1.');
    expect(readAnswer(isFundable(agreement('accepted', null)))).toMatch(/^RULE: This work is unpaid/);
    expect(readAnswer(isFundable(agreement('accepted', 500_00, 'product')))).toMatch(/^RULE: This work is unpaid/);
    expect(isFundable(agreement('accepted', 500_00, 'mixed'))).toBe(true);
  });

  it('is paid by somebody else, without debts, where the operator has set how it is held', () => {
    const debt = no('RULE', 'You owe.');
    expect(mayPay(true, paying)).toBe(true);
    expect(readAnswer(mayPay(true, { ...paying, isHolding: false }))).toMatch(/^NOT_CONFIGURED/);
    expect(mayPay(true, { ...paying, debt })).toBe(debt);
    expect(readAnswer(mayPay(true, { ...paying, isSamePerson: true }))).toMatch(/^RULE: .*same person/);
    const purpose = no('CONFLICT', 'Not yet.');
    expect(mayPay(purpose, { ...paying, debt })).toBe(purpose);
  });

  it('is released with the work, once', () => {
    expect(mayRelease('held', [piece('published'), piece('approved')])).toBe(true);
    for (const status of ['planned', 'submitted', 'changes_requested'] as const) {
      expect(readAnswer(mayRelease('held', [piece('approved'), piece(status)]))).toBe(
        'CONFLICT: Approve all of the work before you release the money.',
      );
    }
    expect(readAnswer(mayRelease('held', []))).toMatch(/^CONFLICT/);
    expect(readAnswer(mayRelease('released', []))).toMatch(/already released/);
    expect(readAnswer(mayRelease('refunded', []))).toMatch(/was refunded/);
    expect(readAnswer(mayRelease('disputed', []))).toMatch(/A dispute is open/);
    expect(readAnswer(mayRelease(undefined, []))).toMatch(/no money on hold/);
    expect(readAnswer(mayRelease('frozen', []))).toMatch(/no money on hold/);
  });

  it('is disputed while it is held', () => {
    expect(mayDispute('held')).toBe(true);
    expect(readAnswer(mayDispute('disputed'))).toMatch(/already an open dispute/);
    for (const money of [undefined, 'released', 'refunded', 'frozen'] as const) {
      expect(readAnswer(mayDispute(money))).toMatch(/nothing to decide/);
    }
  });

  it('is the creator’s to fund and to release, and both sides’ to dispute', () => {
    expect(allowedBy(escrowPolicy('creator', facts()))).toEqual(['fund']);
    expect(allowedBy(escrowPolicy('applicant', facts()))).toEqual([]);
    const held = facts({ money: 'held', agreement: agreement('approved'), pieces: [piece('approved')] });
    expect(allowedBy(escrowPolicy('creator', held))).toEqual(['release', 'dispute']);
    expect(allowedBy(escrowPolicy('applicant', held))).toEqual(['dispute']);
    expect(readAnswers(escrowPolicy(null, held)).dispute).toBe('NOT_FOUND: Only one of the two sides can answer this.');
    expect(readAnswers(escrowPolicy('applicant', held)).fund).toBe('NOT_FOUND: Only the campaign owner can do this.');
  });
});

describe('a pledge of money', () => {
  const payable = (pledge: Partial<Payable['pledge']> = {}, other: Partial<Payable> = {}): Payable => ({
    campaign: { deleted_at: null },
    pledge: { kind: 'budget', status: 'accepted', value: 500_00, ...pledge },
    isPoolClosed: false,
    ...other,
  });

  it('is paid once it is accepted', () => {
    expect(isPayable(payable())).toBe(true);
    expect(isPayable(payable({ value: 1_00 }))).toBe(true);
    expect(readAnswer(isPayable(payable({ value: 99 })))).toMatch(/^RULE: The minimum/);
    expect(readAnswer(isPayable(payable({ kind: 'venue' })))).toMatch(/^RULE: Only budget is paid in/);
    expect(readAnswer(isPayable(payable({ status: 'pledged' })))).toMatch(/^CONFLICT: You can pay this once/);
    expect(readAnswer(isPayable(payable({ status: 'contributed' })))).toMatch(/already been contributed/);
    expect(readAnswer(isPayable(payable({ status: 'declined' })))).toBe('CONFLICT: This pledge was declined.');
    expect(readAnswer(isPayable(payable({}, { campaign: { deleted_at: new Date(0) } })))).toMatch(/was deleted/);
    expect(readAnswer(isPayable(payable({}, { isPoolClosed: true })))).toMatch(/minimum amount wasn’t reached/);
  });

  it('is paid by its pledger alone', () => {
    expect(allowedBy(pledgePaymentPolicy(true, payable(), paying))).toEqual(['fund']);
    expect(readAnswers(pledgePaymentPolicy(false, payable(), paying)).fund).toMatch(/^NOT_FOUND/);
    expect(allowedBy(pledgePaymentPolicy(true, payable(), { ...paying, isHolding: false }))).toEqual([]);
  });
});
