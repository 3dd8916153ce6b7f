import { userCalls } from '../../contract/accounts/users.ts';
import type { Locale } from '../../contract/kit/languages.ts';
import { request } from './api.ts';
import { languageChange } from './paths.ts';

/** Brings the page back in another language, kept with the account too: letters and notices follow it. */
export function chooseLanguage(locale: Locale, back: string): void {
  request(userCalls.updateAccount, { body: { locale } }, { keepalive: true }).catch(() => null);
  window.location.assign(languageChange(locale, back));
}
