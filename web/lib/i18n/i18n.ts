import { type Locale, localeCookie } from '../../../contract/kit/languages.ts';

/** Languages of the interface. English is in the source, others have a catalogue in this folder. */
export const locales = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<Locale, string>;

/** Query parameter for a public page's language. */
export const localeQuery = 'lang';

/** Returns a supported language, English by default. */
export function toLocale(value: string | null | undefined): Locale {
  return value && Object.hasOwn(locales, value) ? (value as Locale) : 'en';
}

/** Language of a request: URL before cookie. `isNew`: to be stored, since nothing was chosen before. */
export function localeOf(request: Request): { locale: Locale; isNew: boolean } {
  const cookie = request.headers.get('cookie')?.match(/(?:^|;\s*)language=(\w+)/)?.[1];
  const asked = new URL(request.url).searchParams.get(localeQuery);
  const isAsked = asked !== null && Object.hasOwn(locales, asked);
  return { locale: toLocale(isAsked ? asked : cookie), isNew: isAsked && cookie === undefined };
}

const yearSeconds = 365 * 24 * 3600;

/** Set-Cookie value for the chosen language, for a year. */
export function keepLocale(locale: Locale): string {
  return `${localeCookie}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

type Words = Readonly<Record<string, string>>;

const listWords: Partial<Record<string, Words>> = {};
const placeNames: Partial<Record<string, Words>> = {};

/** Translates a word from the data, such as a category; unknown words are returned unchanged. */
export function wordIn(locale: string, word: string): string {
  return listWords[locale]?.[word] ?? word;
}

/** The same for places: a city, or “Kochi, Kerala”. */
export function placeIn(locale: string, place: string): string {
  return place
    .split(', ')
    .map((part) => placeNames[locale]?.[part] ?? wordIn(locale, part))
    .join(', ');
}

/** Loads translations of lookup names; the messages are part of the scripts (`tools/vite-languages.ts`). */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale === 'en') return;
  const { hindi } = await import('./hi.ts');
  listWords[locale] = hindi.words;
  placeNames[locale] = hindi.places;
}
