import { userCalls } from '../../contract/accounts/users.ts';
import type { Locale } from '../../contract/kit/languages.ts';
import { request } from './api.ts';
import { languageChange } from './paths.ts';

/** Switches the language of the page and of the account, for its e-mails and notifications. */
export function chooseLanguage(locale: Locale, back: string): void {
  request(userCalls.updateAccount, { body: { locale } }, { keepalive: true }).catch(() => null);
  window.location.assign(languageChange(locale, back));
}
