import { type I18n, setupI18n } from '@lingui/core';
import type { Locale } from '../../../contract/kit/languages.ts';
import { loadWords } from './i18n.ts';
import { loadMessages } from './messages.ts';

/** i18n instance for rendering one page. Missing translations appear in English. */
export async function createI18n(locale: Locale): Promise<I18n> {
  await loadWords(locale);
  return setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } });
}
