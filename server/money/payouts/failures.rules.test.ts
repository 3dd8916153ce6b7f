import { describe, expect, it, test } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { failureIn, formerFailures, methodOff, reasonOf, reasonOfSupport, stopped } from './failures.rules.ts';
import type { ProviderPayout } from './payouts.rules.ts';

const said = (more: Partial<ProviderPayout>) => reasonOf({ id: 'pout_1', status: 'failed', amount: 1, ...more });

describe('the reason of a failure', () => {
  it("uses our text for a known code, else the provider's text as a sentence", () => {
    expect(said({ failure_reason: 'The account is closed' })).toBe('The account is closed.');
    expect(said({ failure_reason: '', status_details: { description: 'Bank down!' } })).toBe('Bank down!');
    expect(said({ status_details: { reason: 'insufficient_funds', description: 'Your account is empty.' } })).toBe(
      'We couldn’t send the payment. Please contact support.',
    );
    expect(said({ status_details: null })).toBe('The bank couldn’t complete the payout.');
    expect(reasonOfSupport('asked for by phone')).toBe('Cancelled by our team: asked for by phone.');
  });
});

test.each([
  ['bank_account_closed', 'this account is closed.'],
  ['bank_account_frozen', 'Your bank has frozen this account.'],
  ['bank_account_invalid', 'no such account.'],
  ['beneficiary_account_invalid', 'no such account.'],
  ['beneficiary_account_dormant', 'dormant at your bank.'],
  ['beneficiary_bank_failure', 'Your bank has a technical problem.'],
  ['beneficiary_bank_offline', 'Your bank has a technical problem.'],
  ['beneficiary_bank_rejected', 'didn’t accept the payment.'],
  ['beneficiary_bank_technical_error', 'Your bank has a technical problem.'],
  ['beneficiary_psp_offline', 'Your bank has a technical problem.'],
  ['npci_beneficiary_timeout', 'Your bank has a technical problem.'],
  ['imps_not_allowed', 'doesn’t accept instant payments'],
  ['invalid_ifsc_code', 'The IFSC'],
  ['transaction_limit_exceeded', 'can’t receive that much'],
  ['beneficiary_vpa_invalid', 'this UPI ID.'],
  ['amount_limit_exhausted_neft', 'We couldn’t send the payment right now.'],
  ['gateway_down', 'We couldn’t send the payment right now.'],
  ['gateway_technical_error', 'We couldn’t send the payment right now.'],
  ['gateway_timeout', 'We couldn’t send the payment right now.'],
  ['server_error_temporary', 'We couldn’t send the payment right now.'],
  ['insufficient_funds', 'Please contact support.'],
  ['server_error', 'Please contact support.'],
])('tells the payee about %s', (reason, words) => {
  const told = said({ failure_reason: 'The source account is unknown', status_details: { reason } });
  expect(told).toContain(words);
  expect(failureIn('hi', told)).toMatch(/\p{Script=Devanagari}/u);
});

test.each(['Done.', 'Done!', 'Done?', 'बंद है।'])('leaves the end of a sentence as it is: %s', (sentence) => {
  expect(said({ failure_reason: sentence })).toBe(sentence);
  expect(said({ failure_reason: `${sentence} or not` })).toBe(`${sentence} or not.`);
});

test.each([
  [said({ status_details: { reason: 'bank_account_closed' } }), 'आपके बैंक के अनुसार यह खाता बंद है।'],
  [said({}), 'बैंक ने पेआउट पूरा नहीं किया।'],
  [stopped, 'रोका गया, क्योंकि अकाउंट के मालिक ने किसी साइन-इन की रिपोर्ट की या एक बदलाव वापस लिया।'],
  [methodOff, 'पेमेंट जाने से पहले पेमेंट का यह तरीका बंद कर दिया गया था।'],
  [reasonOfSupport('फ़ोन पर कहा गया।'), 'हमारी टीम ने रद्द किया: फ़ोन पर कहा गया।'],
  ['The beneficiary is unknown.', 'The beneficiary is unknown.'],
])('“%s” is read in Hindi where it is ours', (stored, hindi) => {
  expect(failureIn('hi', stored)).toBe(hindi);
  expect(failureIn('en', stored)).toBe(stored);
});

test.each(Object.entries(formerFailures))(
  'translates “%s” of an earlier release with the current wording',
  (stored, words) => {
    const fill = (text: string) => text.replace('{reason}', 'asked for by phone.');
    expect(failureIn('en', fill(stored))).toBe(fill(inEnglish(typeof words === 'string' ? words : words.template)));
    expect(failureIn('hi', fill(stored))).toMatch(/\p{Script=Devanagari}/u);
  },
);
