import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** The languages of the screens. English stands in the source; each other one is a catalogue file beside this one. */
export const locales = { en: 'English', hi: 'हिन्दी' } as const;
export type Locale = keyof typeof locales;

/** The cookie that carries the chosen language, so that the server renders in it. */
export const localeCookie = 'language';

/** `value` as one of our languages, English when it is none. */
export function toLocale(value: string | null | undefined): Locale {
  return value && Object.hasOwn(locales, value) ? (value as Locale) : 'en';
}

/** The language a request asks for: the cookie's choice. */
export function localeOf(request: Request): Locale {
  const cookie = request.headers.get('cookie')?.match(/(?:^|;\s*)language=(\w+)/);
  return toLocale(cookie?.[1]);
}

/** The Lingui instance of one page. What a catalogue lacks is shown in English. */
export async function createI18n(locale: Locale): Promise<I18n> {
  return setupI18n({ locale, messages: { [locale]: await loadMessages(locale) } });
}

async function loadMessages(locale: Locale): Promise<Messages> {
  if (locale === 'hi') return (await import('./hi.po')).messages;
  return {};
}
