/** Languages of the user interface, e-mails and refusals. English is the source language and the default. */
export const locales = ['en', 'hi'] as const;
export type Locale = (typeof locales)[number];

/** Cookie with the language chosen in this browser. */
export const localeCookie = 'language';

interface Asking {
  /** Cookie header. */
  cookie?: string | null | undefined;
  /** Accept-Language header. */
  accept?: string | null | undefined;
}

/** Language of a request: the cookie's choice, else the browser's first preference, else English. */
export function askedLocale({ cookie, accept }: Asking): Locale {
  const chosen = /(?:^|;\s*)language=(\w+)/.exec(cookie ?? '')?.[1];
  return knownLocale(chosen) ?? knownLocale(favourite(accept ?? '')) ?? 'en';
}

function knownLocale(value: string | undefined): Locale | undefined {
  return locales.find((locale) => locale === value);
}

/** `hi` of `hi-IN,hi;q=0.9,en;q=0.8`: browsers list the preferred language first. */
function favourite(accept: string): string | undefined {
  return /^\s*([a-z]{2})(?![a-z])/i.exec(accept)?.[1]?.toLowerCase();
}
