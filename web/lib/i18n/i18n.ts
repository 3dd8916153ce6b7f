import { type Locale, localeCookie } from '../../../contract/kit/languages.ts';

/** The languages of the screens. English stands in the source; each other one is a catalogue file beside this one. */
export const locales = { en: 'English', hi: 'हिन्दी' } as const satisfies Record<Locale, string>;

/** The query by which a public page has an address in each language. */
export const localeQuery = 'lang';

/** `value` as one of our languages, English when it is none. */
export function toLocale(value: string | null | undefined): Locale {
  return value && Object.hasOwn(locales, value) ? (value as Locale) : 'en';
}

/** The language a request asks for: its address before the cookie. `isNew`: to be kept, as nothing was chosen before. */
export function localeOf(request: Request): { locale: Locale; isNew: boolean } {
  const cookie = request.headers.get('cookie')?.match(/(?:^|;\s*)language=(\w+)/)?.[1];
  const asked = new URL(request.url).searchParams.get(localeQuery);
  const isAsked = asked !== null && Object.hasOwn(locales, asked);
  return { locale: toLocale(isAsked ? asked : cookie), isNew: isAsked && cookie === undefined };
}

const yearSeconds = 365 * 24 * 3600;

/** Keeps a language as the chosen one, for a year. */
export function keepLocale(locale: Locale): string {
  return `${localeCookie}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

type Words = Readonly<Record<string, string>>;

const listWords: Partial<Record<string, Words>> = {};
const placeNames: Partial<Record<string, Words>> = {};

/** A word that came with the data, such as a category’s name, in the reader’s language; what is of no list stays. */
export function wordIn(locale: string, word: string): string {
  return listWords[locale]?.[word] ?? word;
}

/** The same for what may be a place too: a city, or “Kochi, Kerala”. */
export function placeIn(locale: string, place: string): string {
  return place
    .split(', ')
    .map((part) => placeNames[locale]?.[part] ?? wordIn(locale, part))
    .join(', ');
}

/** Gets the words of the lists ready; what is said around them comes with the scripts (`tools/vite-languages.ts`). */
export async function loadWords(locale: Locale): Promise<void> {
  if (locale === 'en') return;
  const { hindi } = await import('./hi.ts');
  listWords[locale] = hindi.words;
  placeNames[locale] = hindi.places;
}
