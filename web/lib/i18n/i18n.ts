import { type Locale, languages, localeCookie, toLocale } from '../../../contract/kit/languages.ts';

/** Query parameter for a public page's language. */
export const localeQuery = 'lang';

/** Language of a request: URL before cookie. `isNew`: to be stored, since nothing was chosen before. */
export function localeOf(request: Request): { locale: Locale; isNew: boolean } {
  const cookie = request.headers.get('cookie')?.match(/(?:^|;\s*)language=(\w+)/)?.[1];
  const asked = new URL(request.url).searchParams.get(localeQuery);
  const isAsked = asked !== null && Object.hasOwn(languages, asked);
  return { locale: toLocale(isAsked ? asked : cookie), isNew: isAsked && cookie === undefined };
}

const yearSeconds = 365 * 24 * 3600;

/** Set-Cookie value for the chosen language, for a year. */
export function keepLocale(locale: Locale): string {
  return `${localeCookie}=${locale}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

type Words = Readonly<Record<string, string>>;

/** Translated lookup names, by language. */
const lists = import.meta.glob<{ words: Words; places: Words }>('./lists-*.ts');
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
  const load = lists[`./lists-${locale}.ts`];
  if (!load) return;
  const { words, places } = await load();
  listWords[locale] = words;
  placeNames[locale] = places;
}
