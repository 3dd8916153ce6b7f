import type { Locale } from '../../../contract/kit/languages.ts';
import { inEnglish, inLanguage, retell, type Said, say, worded } from '../../kit/i18n/messages.ts';
import type { ProviderPayout } from './payouts.rules.ts';

const fault = 'Your bank has a technical fault just now. Try again in half an hour.';
const delay = 'The payment could not be sent just now. Try again in half an hour.';
const unknown = 'There is no such account at the bank. Check its number.';
const ourSide = 'The payment could not be sent from our side. Please contact support.';

/**
 * What the provider's codes mean to whoever waits for the money; its own sentences speak to the platform.
 * Source: https://razorpay.com/docs/errors/x/payout-status-details
 */
const byCode: ReadonlyMap<string, string> = new Map([
  ['bank_account_closed', 'Your bank says that this account is closed.'],
  ['bank_account_frozen', 'Your bank has frozen this account. Please ask there.'],
  ['bank_account_invalid', unknown],
  ['beneficiary_account_invalid', unknown],
  ['beneficiary_account_dormant', 'Your bank has put this account to rest. Please ask there.'],
  ['beneficiary_bank_failure', fault],
  ['beneficiary_bank_offline', fault],
  ['beneficiary_bank_rejected', 'Your bank did not accept the payment. Please ask there.'],
  ['beneficiary_bank_technical_error', fault],
  ['beneficiary_psp_offline', fault],
  ['npci_beneficiary_timeout', fault],
  ['imps_not_allowed', 'This account takes no instant payments (IMPS).'],
  ['invalid_ifsc_code', 'The IFSC of this account is not right.'],
  ['transaction_limit_exceeded', 'This account does not take so much at once.'],
  ['beneficiary_vpa_invalid', 'This UPI ID could not be found.'],
  ['amount_limit_exhausted_neft', delay],
  ['gateway_down', delay],
  ['gateway_technical_error', delay],
  ['gateway_timeout', delay],
  ['server_error_temporary', delay],
  ['insufficient_funds', ourSide],
  ['server_error', ourSide],
]);

const unsaid = 'The bank did not carry out the payout.';
export const methodOff = 'This payment method was switched off before the payment went out.';
export const stopped = 'Stopped because its owner disowned a sign-in or undid a change.';
const cancelled = (reason: string) => say`Cancelled by our support: ${{ reason }}`;

/** Why the provider says that it failed, as a sentence. */
export function reasonOf({ failure_reason, status_details }: ProviderPayout): string {
  const known = byCode.get(status_details?.reason ?? '');
  return known ?? asSentence(failure_reason || status_details?.description || unsaid);
}

export function asSentence(text: string): string {
  return /[.!?।]$/.test(text) ? text : `${text}.`;
}

/** Why an operator ended it, as it is stored. */
export function reasonOfSupport(reason: string): string {
  return asSentence(inEnglish(cancelled(reason)));
}

const sayings = [...new Set(byCode.values()), unsaid, methodOff, stopped].map(worded).concat(cancelled(''));

/** A stored reason as words: ours, or what a bank or the provider said, as it stands. */
export function retellFailure(stored: string): Said {
  return retell(stored, sayings);
}

/** The same to one reader. */
export function failureIn(locale: Locale, stored: string): string {
  return inLanguage(locale)(retellFailure(stored));
}
