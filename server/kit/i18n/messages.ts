import hindiPlaces from '../../../contract/core/hindi-places.json' with { type: 'json' };
import { hindiWords } from '../../../contract/core/hindi-words.ts';
import { formatTag, type Locale, locales } from '../../../contract/kit/languages.ts';
import { catalogueOf, format } from './catalogues.ts';

/** Words for a person, kept apart from what is put into them until it is known in which language they are read. */
export interface LocalizedMessage {
  /** In English, in ICU syntax, `{name}` where a value comes; its own key in the catalogues. */
  readonly template: string;
  readonly values: Readonly<Record<string, Value>>;
}

/** A value in a message: text as it is, another message, or text made for each language. */
export type Value = string | number | LocalizedMessage | ((locale: Locale) => string);

/** Something to say: a whole sentence as it stands in a catalogue, or one with values. */
export type LocalizedText = string | LocalizedMessage;

/** msg`${{ money }} is on hold for ${{ title }}`: the name is what a translator sees, and may move. */
export function msg(
  parts: TemplateStringsArray,
  ...named: readonly Readonly<Record<string, Value>>[]
): LocalizedMessage {
  const values: Record<string, Value> = Object.assign({}, ...named);
  const names = named.map((one) => `{${Object.keys(one).join()}}`);
  return { template: parts.map((part, at) => part + (names[at] ?? '')).join(''), values };
}

/** Text that is not translated: a person's words, a name, an address. */
export function verbatim(text: string): LocalizedMessage {
  return msg`${{ text }}`;
}

/** A whole sentence of a catalogue as words, to be put into others. */
export function asMessage(words: LocalizedText): LocalizedMessage {
  return typeof words === 'string' ? { template: words, values: {} } : words;
}

/**
 * Words that were stored in English, found again by these sayings, the most particular first; else as they stand. `former`
 * has the words of today by the template that an earlier release stored.
 */
export function translateStored(
  text: string,
  sayings: readonly LocalizedMessage[],
  former: Readonly<Record<string, LocalizedText>> = {},
): LocalizedMessage {
  for (const [stored, words] of Object.entries(former)) {
    const found = patternOf(stored).exec(text);
    if (found) return { template: asMessage(words).template, values: { ...found.groups } };
  }
  for (const { template } of sayings) {
    const found = patternOf(template).exec(text);
    if (found) return { template, values: { ...found.groups } };
  }
  return verbatim(text);
}

const patterns = new Map<string, RegExp>();

/** Matches the finished sentences of a template, with its values as named groups. */
export function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const pieces = template
    .split(/\{(\w+)\}/)
    .map((piece, at) => (at % 2 ? `(?<${piece}>.+)` : piece.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)));
  const pattern = new RegExp(`^${pieces.join('')}$`, 's');
  patterns.set(template, pattern);
  return pattern;
}

/** A formatter for each language, made from its locale for `Intl`. */
function inEach<T>(make: (tag: string) => T): Record<Locale, T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(formatTag(locale))])) as Record<Locale, T>;
}

/** Says things in one language. What its catalogue lacks is said in English. */
export function inLanguage(locale: Locale): (words: LocalizedText) => string {
  return (words) => (locale === 'en' && typeof words === 'string' ? words : localize(locale, asMessage(words)));
}

export const inEnglish = inLanguage('en');

function localize(locale: Locale, message: LocalizedMessage): string {
  const { messages, findWhole } = catalogueOf(locale);
  const isStored = Object.keys(message.values).length === 0;
  const whole = isStored && !messages.has(message.template) ? findWhole(message.template) : undefined;
  const { template, values } = whole ?? message;
  const isTranslated = messages.has(template);
  // Without values it may be a text that a person wrote, braces and all.
  if (isStored && !isTranslated) return template;
  // An English sentence has English dates in it.
  const language = isTranslated || isWordless(template) ? locale : 'en';
  const localized = Object.entries(values).map(([name, value]) => [name, localizeValue(language, value)]);
  return format(language, template, Object.fromEntries(localized));
}

function isWordless(template: string): boolean {
  return !/\p{L}/u.test(template.replaceAll(/\{\w+\}/g, ''));
}

function localizeValue(locale: Locale, value: Value): string | number {
  if (typeof value === 'object') return localize(locale, value);
  return typeof value === 'function' ? value(locale) : value;
}

/** A word of the product's own lists, such as a category's name. */
export function listWord(english: string): Value {
  return (locale) => (locale === 'hi' && hindiWords[english]) || english;
}

const places: Readonly<Record<string, string>> = hindiPlaces;

/** The name of a city, a state or a country. */
export function placeWord(english: string): Value {
  return (locale) => (locale === 'hi' && places[english]) || english;
}

const series = inEach((tag) => new Intl.ListFormat(tag));

/** One after the other: Food, Travel and Music. */
export function inSeries(values: readonly Value[]): Value {
  return (locale) => series[locale].format(values.map((value) => String(localizeValue(locale, value))));
}

/** Dates as each language writes them, with the digits of English. */
function dates(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  return inEach((tag) => new Intl.DateTimeFormat(tag, { timeZone: 'Asia/Kolkata', ...options }));
}

const whole: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const wholeDates = dates(whole);
const shortened: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' };
const shortDates = dates(shortened);

/** An instant, or a date `YYYY-MM-DD`, as a day in India: 20 Nov 2026. */
export function onDay(at: Date | string): Value {
  return (locale) => wholeDates[locale].format(new Date(at));
}

/** The same without its year, for days that are near: 20 November. */
export function onNearDay(at: Date | string): Value {
  return (locale) => shortDates[locale].format(new Date(at));
}

const dayOfWeek: Intl.DateTimeFormatOptions = { weekday: 'short', day: 'numeric', month: 'short' };
const deadlines = dates(dayOfWeek);
const timed: Intl.DateTimeFormatOptions = { weekday: 'short', ...shortened, hour: 'numeric', minute: '2-digit' };
const times = dates(timed);

/** A deadline, which counts to the end of its day in India: until end of Fri, 27 Nov. */
export function untilEndOf(date: string): LocalizedMessage {
  return msg`until end of ${{ day: (locale) => deadlines[locale].format(new Date(date)) }}`;
}

/** An instant in India with its weekday: Wed, 9 December, 10:05 am. */
export function atTime(at: Date): Value {
  return (locale) => times[locale].format(at);
}
