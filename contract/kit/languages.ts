interface Language {
  /** In its own script, as the language menu shows it. */
  name: string;
  /** Its name in English. */
  english: string;
  /** Locale for `Intl`: Indian dates and grouping, Latin digits. */
  tag: string;
  /** Whether its catalogue must have every message; missing ones appear in English. */
  isComplete: boolean;
}

/**
 * Languages of the user interface, e-mails and refusals. English is the source language and the default. Another one is a
 * line here and a catalogue, `web/lib/i18n/<id>.po`.
 */
export const languages = {
  en: { name: 'English', english: 'English', tag: 'en-IN', isComplete: true },
  hi: { name: 'हिन्दी', english: 'Hindi', tag: 'hi-IN-u-nu-latn', isComplete: true },
  ta: { name: 'தமிழ்', english: 'Tamil', tag: 'ta-IN-u-nu-latn', isComplete: false },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** Returns a supported language, English by default. */
export function toLocale(value: string | null | undefined): Locale {
  return knownLocale(value) ?? 'en';
}

/** Locale for `Intl`. */
export function formatTag(locale: string): string {
  return languages[toLocale(locale)].tag;
}

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

function knownLocale(value: string | null | undefined): Locale | undefined {
  return locales.find((locale) => locale === value);
}

/** `hi` of `hi-IN,hi;q=0.9,en;q=0.8`: browsers list the preferred language first. */
function favourite(accept: string): string | undefined {
  return /^\s*([a-z]{2})(?![a-z])/i.exec(accept)?.[1]?.toLowerCase();
}
