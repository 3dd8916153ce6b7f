import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '../../../contract/kit/languages.ts';
import { loadWords } from './i18n.ts';

/** The Lingui instance of one page that is rendered here. What a catalogue lacks is shown in English. */
export async function createI18n(locale: Locale): Promise<I18n> {
  await loadWords(locale);
  return setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } });
}

/** All that the screens say in a language. Browsers never load it: their scripts are written in each language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  return locale === 'en' ? {} : (await import('./hi.po')).messages;
}
