import type { Understood } from '../../../contract/discovery/discovery.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { WireFilters } from '../../../search/discovery.rules.ts';
import { filtersOf } from '../../../search/phrase/filters-of-phrase.rules.ts';
import type { Named } from '../../../search/phrase/lexicon.rules.ts';
import { createPhraseReader, type PhraseReader } from '../../../search/phrase/phrase.rules.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { inLanguage } from '../../kit/i18n/messages.ts';
import { labelOf, type Names } from './phrase.views.ts';
import { type Lists, readVocabulary } from './vocabulary.queries.ts';

interface Reading {
  read: PhraseReader;
  names: Names;
  cities: Lists['city'];
}

/** Read when a phrase first comes; again when an operator has changed the lists. */
const readers = contextSingleton(() => ({ reading: null as Promise<Reading> | null }));

function readerOf(context: Context): Promise<Reading> {
  const kept = readers(context);
  kept.reading ??= startReading(context).catch((error) => {
    kept.reading = null;
    throw error;
  });
  return kept.reading;
}

async function startReading({ db }: Context): Promise<Reading> {
  const vocabulary = await readVocabulary(db);
  const lists: [string, readonly Named[]][] = Object.entries(vocabulary);
  const names = lists.map(([field, list]) => [field, new Map(list.map((one) => [one.id, one.name]))]);
  return { read: createPhraseReader(vocabulary), names: Object.fromEntries(names) as Names, cities: vocabulary.city };
}

/** Has the lists read again before the next phrase. */
export function forgetVocabulary(context: Context): void {
  readers(context).reading = null;
}

/** The names of the lists' words, and where cities lie. */
export async function readLists(context: Context): Promise<Pick<Reading, 'names' | 'cities'>> {
  return readerOf(context);
}

export interface Heard {
  understood: Understood[];
  left: string[];
  dropped: { words: string; reason: 'excluded' | 'no_filter' }[];
}

/** Reads a phrase as filters, with chips in the reader's language. */
export async function hearPhrase(
  context: Context,
  { phrase, locale }: { phrase: string; locale: Locale },
): Promise<Heard> {
  const { read, names } = await readerOf(context);
  const { chips, left, dropped } = read(phrase);
  const inWords = inLanguage(locale);
  return {
    understood: chips.map((chip) => ({ ...chip, label: inWords(labelOf(chip, names)) })),
    left,
    dropped: dropped.map(({ why, start, end }) => ({ words: phrase.slice(start, end), reason: why })),
  };
}

/** The filters that are meant: those given, and those that the phrase says. */
export async function meantBy<F extends WireFilters & { phrase?: string | undefined }>(
  context: Context,
  { phrase, ...given }: F,
): Promise<WireFilters> {
  if (phrase === undefined || phrase.trim() === '') return given;
  const { read } = await readerOf(context);
  return filtersOf(read(phrase), given);
}
