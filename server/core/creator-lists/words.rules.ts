import { cleanName } from '../../../contract/kit/clean-text.ts';
import { truncate } from '../../../contract/kit/truncate.ts';
import { wordKey } from '../../../contract/kit/word-key.ts';
import type { InfluencerRow } from '../../../database/import/influencer-row.ts';
import type { KnownWords, Place } from '../../../database/import/words.ts';
import { topicWords } from '../../../search/phrase/topic-words.ts';
import { givenText } from './cells.rules.ts';
import type { Line } from './line.rules.ts';

const mostCategories = 8;
const mostTopics = 12;
const topicLength = 40;

/** Adds the words that searches understand, so that "cooking" is food and "TVM" is Thiruvananthapuram. */
export function withSynonyms(words: KnownWords): KnownWords {
  const categories = [...words.category].flatMap(([name, id]) =>
    name.split(/\s*&\s*/).map((part) => [part, id] as const),
  );
  return {
    ...words,
    category: merge(words.category, [...categories, ...synonymsOf(topicWords.category)]),
    language: merge(words.language, synonymsOf(topicWords.language)),
    gender: merge(words.gender, [...synonymsOf(topicWords.gender), ...genders]),
    city: merge(words.city, placesOf(topicWords.city, words.city)),
  };
}

const genders: [string, string][] = [
  ['f', 'female'],
  ['m', 'male'],
  ['woman', 'female'],
  ['man', 'male'],
];

function synonymsOf(list: Readonly<Record<string, string>>): [string, string][] {
  return Object.entries(list).flatMap(([id, names]) =>
    names.split(', ').map((name): [string, string] => [wordKey(name), id]),
  );
}

function placesOf(list: Readonly<Record<string, string>>, cities: KnownWords['city']): [string, Place][] {
  return synonymsOf(list).flatMap(([name, id]) => {
    const place = cities.get(id);
    return place ? [[name, place] as [string, Place]] : [];
  });
}

/** Known words are kept unchanged. */
function merge<T>(known: ReadonlyMap<string, T>, more: readonly (readonly [string, T])[]): Map<string, T> {
  return new Map([...more, ...known]);
}

const separators = /\s*[;|,\n]\s*|\s*\/\s*/;

/** Topics, languages and gender. Topics that are no category stay as the list words them. */
export function readLists(line: Line): Pick<InfluencerRow, 'categories' | 'topics' | 'languages' | 'gender'> {
  const columns = line.columnsOf('categories');
  const languages = line.columnsOf('languages');
  const [gender] = line.columnsOf('gender');
  return {
    ...(columns.length === 0 ? {} : readTopics(line, columns)),
    ...(languages.length === 0 ? {} : { languages: readLanguages(line, languages) }),
    ...(gender === undefined ? {} : { gender: readGender(line, gender) }),
  };
}

function readTopics(line: Line, columns: readonly number[]): { categories: string[]; topics: string[] } {
  const { category } = line.words;
  const categories = new Set<string>();
  const topics = new Map<string, string>();
  const take = (word: string) => {
    const whole = category.get(wordKey(word));
    if (whole) return categories.add(whole);
    const parts = word.split(/\s*&\s*|\s+and\s+/i).map((part) => category.get(wordKey(part)));
    for (const part of parts) if (part) categories.add(part);
    if (parts.every((part) => part !== undefined)) return;
    const topic = truncate(cleanName(word).trim(), topicLength);
    return topic && topics.set(wordKey(topic), topic);
  };
  for (const at of columns) {
    const text = givenText(line.cells[at] ?? '');
    if (category.has(wordKey(text))) take(text);
    else for (const word of text.split(separators)) if (givenText(word) !== '') take(word);
  }
  return { categories: [...categories].slice(0, mostCategories), topics: [...topics.values()].slice(0, mostTopics) };
}

function readLanguages(line: Line, columns: readonly number[]): string[] {
  const found = columns
    .flatMap((at) => givenText(line.cells[at] ?? '').split(separators))
    .filter((word) => givenText(word) !== '')
    .map(
      (word) => line.words.language.get(wordKey(word)) ?? line.words.language.get(wordKey(word).replace(/[-_].*$/, '')),
    );
  if (found.includes(undefined)) line.note('unknown_language');
  return [...new Set(found.filter((id) => id !== undefined))];
}

function readGender(line: Line, column: number): string | null {
  const text = givenText(line.cells[column] ?? '');
  const gender = line.words.gender.get(wordKey(text)) ?? null;
  if (text !== '' && gender === null) line.note('unknown_gender');
  return gender;
}

/** Where the person lives: the city, or the state or country where no more is known. */
export function readPlace(line: Line): Pick<InfluencerRow, 'place'> {
  const [city, location, country] = [line.columnsOf('city'), line.columnsOf('location'), line.columnsOf('country')].map(
    (columns) => columns[0],
  );
  if (city === undefined && location === undefined && country === undefined) return {};
  const land = country === undefined ? null : readCountry(line, country);
  const places = [
    city === undefined ? null : readCity(line, city),
    location === undefined ? null : readLocation(line, location),
  ].filter((place) => place !== null);
  const [place] = places;
  if (!place) return { place: land };
  if (!land || land.country_id === place.country_id) return { place };
  // A city of the same name in another country.
  line.note('unknown_place');
  return { place: land };
}

function readCountry(line: Line, column: number): Place | null {
  const text = givenText(line.cells[column] ?? '');
  const country_id = text === '' ? undefined : line.words.country.get(wordKey(text));
  if (text !== '' && !country_id) line.note('unknown_country');
  return country_id ? { city_id: null, state_id: null, country_id } : null;
}

function readCity(line: Line, column: number): Place | null {
  const text = givenText(line.cells[column] ?? '');
  if (text === '') return null;
  const place = findCity(text, line.words);
  if (place) return place;
  if (line.setup.isTemplate) {
    const value = truncate(text, 60);
    line.fault(column, { reason: 'city', value, sentence: `is not known: ${value}.` });
  } else line.note('unknown_place');
  return null;
}

function readLocation(line: Line, column: number): Place | null {
  const text = givenText(line.cells[column] ?? '');
  if (text === '') return null;
  const { state, country } = line.words;
  const place = findCity(text, line.words);
  if (place) return place;
  for (const part of text.split(/\s*,\s*/).reverse()) {
    const found = state.get(wordKey(part));
    const country_id = country.get(wordKey(part));
    if (found) return found;
    if (country_id && wordKey(part) !== 'in') return { city_id: null, state_id: null, country_id };
  }
  line.note('unknown_place');
  return null;
}

/** `Kochi`, `Kochi, Kerala` or `Kochi, Kerala, India`. */
function findCity(text: string, { city, country }: KnownWords): Place | null {
  const parts = text.split(/\s*,\s*/);
  const whole = city.get(wordKey(parts.join(', ')));
  if (whole || parts.length === 1) return whole ?? null;
  const land = country.get(wordKey(parts.at(-1) ?? ''));
  const inside = land === undefined ? undefined : city.get(wordKey(parts.slice(0, -1).join(', ')));
  return inside && inside.country_id === land ? inside : null;
}
