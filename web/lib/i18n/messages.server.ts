import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '../../../contract/kit/languages.ts';
import { loadWords } from './i18n.ts';

/** i18n instance for rendering one page. Missing translations appear in English. */
export async function createI18n(locale: Locale): Promise<I18n> {
  await loadWords(locale);
  return setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } });
}

/** Complete catalogue of a language, for the server only: browser scripts contain their messages. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'en' ? {} : (await import('./hi.po')).messages;
}
