import type { Locale } from '../../../contract/kit/languages.ts';
import {
  asMessage,
  inEnglish,
  inLanguage,
  type LocalizedMessage,
  msg,
  translateStored,
} from '../../kit/i18n/messages.ts';
import type { ProviderPayout } from './payouts.rules.ts';

const fault = 'Your bank has a technical problem. Try again in half an hour.';
const delay = 'We couldn’t send the payment right now. Try again in half an hour.';
const unknown = 'The bank has no such account. Please check the number.';
const ourSide = 'We couldn’t send the payment. Please contact support.';

/**
 * The provider's failure codes in words for the payee, because its own sentences address the platform. Source:
 * https://razorpay.com/docs/errors/x/payout-status-details
 */
const byCode: ReadonlyMap<string, string> = new Map([
  ['bank_account_closed', 'According to your bank, this account is closed.'],
  ['bank_account_frozen', 'Your bank has frozen this account. Please contact your bank.'],
  ['bank_account_invalid', unknown],
  ['beneficiary_account_invalid', unknown],
  ['beneficiary_account_dormant', 'This account is dormant at your bank. Please contact your bank.'],
  ['beneficiary_bank_failure', fault],
  ['beneficiary_bank_offline', fault],
  ['beneficiary_bank_rejected', 'Your bank didn’t accept the payment. Please contact your bank.'],
  ['beneficiary_bank_technical_error', fault],
  ['beneficiary_psp_offline', fault],
  ['npci_beneficiary_timeout', fault],
  ['imps_not_allowed', 'This account doesn’t accept instant payments (IMPS).'],
  ['invalid_ifsc_code', 'The IFSC of this account is wrong.'],
  ['transaction_limit_exceeded', 'This account can’t receive that much at once.'],
  ['beneficiary_vpa_invalid', 'We couldn’t find this UPI ID.'],
  ['amount_limit_exhausted_neft', delay],
  ['gateway_down', delay],
  ['gateway_technical_error', delay],
  ['gateway_timeout', delay],
  ['server_error_temporary', delay],
  ['insufficient_funds', ourSide],
  ['server_error', ourSide],
]);

const unsaid = 'The bank couldn’t complete the payout.';
export const methodOff = 'This payment method was turned off before the payment was sent.';
export const stopped = 'Stopped because the account owner reported a sign-in or undid a change.';
const cancelled = (reason: string) => msg`Cancelled by our team: ${{ reason }}`;

/** Reason of a failure according to the provider, as a sentence. */
export function reasonOf({ failure_reason, status_details }: ProviderPayout): string {
  const known = byCode.get(status_details?.reason ?? '');
  return known ?? asSentence(failure_reason || status_details?.description || unsaid);
}

export function asSentence(text: string): string {
  return /[.!?।]$/.test(text) ? text : `${text}.`;
}

/** Stored reason of a payout that an operator cancelled. */
export function reasonOfSupport(reason: string): string {
  return asSentence(inEnglish(cancelled(reason)));
}

const templates = [...new Set(byCode.values()), unsaid, methodOff, stopped].map(asMessage).concat(cancelled(''));

/** Texts stored by earlier releases, with their current wording. */
export const formerFailures: Readonly<Record<string, string | LocalizedMessage>> = {
  'Your bank has a technical fault just now. Try again in half an hour.': fault,
  'The payment could not be sent just now. Try again in half an hour.': delay,
  'There is no such account at the bank. Check its number.': unknown,
  'The payment could not be sent from our side. Please contact support.': ourSide,
  'Your bank says that this account is closed.': byCode.get('bank_account_closed') ?? unsaid,
  'Your bank has frozen this account. Please ask there.': byCode.get('bank_account_frozen') ?? unsaid,
  'Your bank has put this account to rest. Please ask there.': byCode.get('beneficiary_account_dormant') ?? unsaid,
  'Your bank did not accept the payment. Please ask there.': byCode.get('beneficiary_bank_rejected') ?? unsaid,
  'This account takes no instant payments (IMPS).': byCode.get('imps_not_allowed') ?? unsaid,
  'The IFSC of this account is not right.': byCode.get('invalid_ifsc_code') ?? unsaid,
  'This account does not take so much at once.': byCode.get('transaction_limit_exceeded') ?? unsaid,
  'This UPI ID could not be found.': byCode.get('beneficiary_vpa_invalid') ?? unsaid,
  'The bank did not carry out the payout.': unsaid,
  'This payment method was switched off before the payment went out.': methodOff,
  'Stopped because its owner disowned a sign-in or undid a change.': stopped,
  'Cancelled by our support: {reason}': cancelled(''),
};

/** A stored reason as a translatable text: our own wording, or a bank's or provider's text unchanged. */
export function translateFailure(stored: string): LocalizedMessage {
  return translateStored(stored, templates, formerFailures);
}

/** The same reason in one language. */
export function failureIn(locale: Locale, stored: string): string {
  return inLanguage(locale)(translateFailure(stored));
}
