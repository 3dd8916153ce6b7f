/** The languages of screens, letters and refusals. English stands in the source and is the default. */
const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

/** The cookie that carries the language chosen in this browser. */
export const localeCookie = 'language';

interface Asking {
  /** The whole Cookie header. */
  cookie?: string | null | undefined;
  /** The Accept-Language header. */
  accept?: string | null | undefined;
}

/** The language a request asks for: that chosen in the browser, else the one it likes best, else English. */
export function askedLocale({ cookie, accept }: Asking): Locale {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookie ?? '')?.[1];
  return knownLocale(chosen) ?? knownLocale(favourite(accept ?? '')) ?? 'en';
}

function knownLocale(value: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === value);
}

/** `hi` of `hi-IN,hi;q=0.9,en;q=0.8`: browsers list what their reader likes best first. */
function favourite(accept: string): string | undefined {
  return /^\s*([a-z]{2})(?![a-z])/i.exec(accept)?.[1]?.toLowerCase();
}
