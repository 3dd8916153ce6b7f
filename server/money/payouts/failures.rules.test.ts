import { describe, expect, it, test } from 'vitest';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { failureIn, formerFailures, methodOff, reasonOf, reasonOfSupport } from './failures.rules.ts';
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
  [said({ status_details: { reason: 'bank_account_closed' } }), 'आपके बैंक के अनुसार यह खाता बंद है।'],
  [said({}), 'बैंक ने पेआउट पूरा नहीं किया।'],
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
