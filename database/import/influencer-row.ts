import { cleanName, cleanText } from '../../contract/kit/clean-text.ts';
import { type NumberKind, parseNumber } from '../../contract/kit/parse-number.ts';
import { truncate } from '../../contract/kit/truncate.ts';
import { type KnownWords, key, type Place } from './words.ts';

/** A valid line. Fields of columns missing in the file are absent; an empty cell is null or an empty list. */
export interface InfluencerRow {
  platform: string;
  handle: string;
  name: string;
  followers?: number | null;
  engagement_rate?: number | null;
  average_views?: number | null;
  city?: Place | null;
  gender?: string | null;
  categories?: string[];
  languages?: string[];
  bio?: string | null;
  email?: string | null;
  mobile?: string | null;
  website?: string | null;
  /** Paise by content type. */
  prices: Record<string, number | null>;
}

export const REQUIRED = ['platform', 'handle', 'name'] as const;
const PRICES = ['price_post', 'price_reel', 'price_story', 'price_video', 'price_short', 'price_live'] as const;
const OPTIONAL = [
  'followers',
  'engagement_rate',
  'average_views',
  'city',
  'gender',
  'categories',
  'languages',
  'bio',
  'email',
  'mobile',
  'website',
] as const;
/** Columns that the file of rejected lines has in front; it can be imported again. */
export const REJECT_COLUMNS = ['line', 'reason'] as const;
export const KNOWN_COLUMNS: ReadonlySet<string> = new Set([...REQUIRED, ...OPTIONAL, ...PRICES, ...REJECT_COLUMNS]);

/** A rejected line, with the reason as a sentence. */
export class BadLine extends Error {}

type Cells = ReadonlyMap<string, string>;

/** Parses a line by its column names. Throws BadLine. */
export function readInfluencer(cells: Cells, words: KnownWords): InfluencerRow {
  const row: InfluencerRow = {
    platform: wordOf(cells, 'platform', words.platform) ?? fail('platform is empty.'),
    handle: handleOf(cells),
    name: textOf(cells, 'name', 120) ?? fail('name is empty.'),
    prices: {},
  };
  if (cells.has('followers')) row.followers = numberOf(cells, 'followers', { kind: 'whole', max: 2_000_000_000 });
  if (cells.has('engagement_rate'))
    row.engagement_rate = numberOf(cells, 'engagement_rate', { kind: 'percent', max: 100 });
  if (cells.has('average_views'))
    row.average_views = numberOf(cells, 'average_views', { kind: 'whole', max: 20_000_000_000 });
  if (cells.has('city')) row.city = placeOf(cells, words);
  if (cells.has('gender')) row.gender = wordOf(cells, 'gender', words.gender);
  if (cells.has('categories')) row.categories = wordsOf(cells, 'categories', words.category);
  if (cells.has('languages')) row.languages = wordsOf(cells, 'languages', words.language);
  if (cells.has('bio')) row.bio = textOf(cells, 'bio', 2_000);
  if (cells.has('email')) row.email = patternOf(cells, 'email', /^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an e-mail address');
  if (cells.has('mobile')) row.mobile = patternOf(cells, 'mobile', /^[0-9]{10}$/, 'a mobile number of ten digits');
  if (cells.has('website'))
    row.website = patternOf(cells, 'website', /^https?:\/\/\S+$/, 'an address that starts with https://');
  for (const column of PRICES) {
    if (!cells.has(column)) continue;
    const rupees = numberOf(cells, column, { kind: 'rupees', max: 100_000_000 });
    row.prices[column.slice('price_'.length)] = rupees ? Math.round(rupees * 100) : null;
  }
  return row;
}

function fail(reason: string): never {
  throw new BadLine(reason);
}

function cell(cells: Cells, column: string): string {
  const value = (cells.get(column) ?? '').normalize('NFC').trim();
  if (value.includes('\0')) fail(`${column} holds a character that cannot be stored.`);
  return value;
}

/** Placeholders that spreadsheets and scrapers write into empty cells. */
const unknown = /^(?:nan|n\/?a|null|none|not found|not available|[-–—]+)$/i;

function given(cells: Cells, column: string): string {
  const value = cell(cells, column);
  return unknown.test(value) ? '' : value;
}

function textOf(cells: Cells, column: string, max: number): string | null {
  const clean = column === 'name' ? cleanName : cleanText;
  const value = clean(cell(cells, column)).trim();
  if (value.length > max) fail(`${column} is longer than ${max.toLocaleString('en-IN')} characters.`);
  return value || null;
}

function handleOf(cells: Cells): string {
  const handle = cleanName(cell(cells, 'handle')).trim().replace(/^@/, '');
  if (handle === '') fail('handle is empty.');
  if (handle.length > 100 || /[\s,/\\]/.test(handle))
    fail('handle must be at most 100 characters without spaces, commas or slashes.');
  return handle;
}

/** Number in a cell, null for an empty one; rates and rupees are rounded to two decimals. */
function numberOf(cells: Cells, column: string, kind: NumberKind): number | null {
  const text = given(cells, column);
  if (text === '') return null;
  const { value, problem, choices } = parseNumber(text, kind);
  if (value !== undefined) return Math.round(value * 100) / 100;
  const listed = choices?.map((choice) => choice.toLocaleString('en-IN', { maximumFractionDigits: 20 }));
  if (listed)
    return fail(`${column} can be read as ${listed.join(' or ')}: ${short(text)}. Write it without separators.`);
  if (problem === 'too-large') return fail(`${column} is more than ${kind.max.toLocaleString('en-IN')}.`);
  return fail(`${column} is not ${problem === 'not-whole' ? 'a whole' : 'a'} number: ${short(text)}.`);
}

function wordOf(cells: Cells, column: string, known: ReadonlyMap<string, string>): string | null {
  const value = given(cells, column);
  return value === '' ? null : (known.get(key(value)) ?? fail(`${column} is not known: ${short(value)}.`));
}

function wordsOf(cells: Cells, column: string, known: ReadonlyMap<string, string>): string[] {
  const listed = given(cells, column)
    .split(';')
    .map((word) => word.trim())
    .filter(Boolean);
  const found = listed.map((word) => known.get(key(word)) ?? fail(`${column} has an unknown one: ${short(word)}.`));
  return [...new Set(found)];
}

function placeOf(cells: Cells, words: KnownWords): Place | null {
  const value = given(cells, 'city');
  return value === '' ? null : (words.city.get(key(value)) ?? fail(`city is not known: ${short(value)}.`));
}

function patternOf(cells: Cells, column: string, pattern: RegExp, what: string): string | null {
  const value = given(cells, column) === '' ? null : textOf(cells, column, 254);
  if (value !== null && !pattern.test(value)) fail(`${column} is not ${what}: ${short(value)}.`);
  return value;
}

function short(value: string): string {
  return truncate(value, 60);
}
