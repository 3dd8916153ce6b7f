import { msg } from '../i18n/messages.ts';
import { type Source, type Table, tableInMemory, UnreadableTable } from './table.ts';

const mostBytes = 50_000_000;
const mostColumns = 500;

type Thing = Record<string, unknown>;

/** Opens a list of JSON objects, as an array, within an object, or one a line. Their names are the headings. */
export async function openJson(source: Source): Promise<Table> {
  if (source.size > mostBytes) throw new UnreadableTable('A JSON file may have 50 MB at most. Save it as CSV.');
  const things = readThings((await source.read(0, source.size)).toString('utf8'));
  const flat = things.map((thing) => flatten(thing));
  const headings = [...new Set(flat.flatMap((each) => [...each.keys()]))];
  if (headings.length > mostColumns)
    throw new UnreadableTable(msg`The objects have more than ${{ count: mostColumns }} names.`);
  const rows = [headings, ...flat.map((each) => headings.map((heading) => each.get(heading) ?? ''))];
  // No line names the columns: the first is the first object's.
  const records = rows.map((cells, line) => ({ line, cells }));
  return tableInMemory(records, { format: 'json', sheets: [], otherSheets: [] });
}

function readThings(text: string): Thing[] {
  const parsed = parseWhole(text.replace(/^\ufeff/, ''));
  const list = Array.isArray(parsed) ? parsed : Object.values((parsed ?? {}) as Thing).find(Array.isArray);
  const things = list ?? (parsed ? [parsed] : []);
  const found = (things as unknown[]).filter(isThing);
  if (found.length === 0) throw new UnreadableTable('The JSON file has no list of objects.');
  return found;
}

function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseLines(text);
  }
}

function parseLines(text: string): unknown[] {
  try {
    return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [JSON.parse(line) as unknown]));
  } catch {
    throw new UnreadableTable('The file looks like JSON and cannot be read as such.');
  }
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Names and texts of an object; those within it are named `outer inner`. */
function flatten(thing: Thing, before = ''): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(thing)) {
    const heading = before + name;
    if (isThing(value) && before === '') for (const [inner, text] of flatten(value, `${name} `)) cells.set(inner, text);
    else cells.set(heading, write(value));
  }
  return cells;
}

function write(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return writeNumber(value);
  if (Array.isArray(value))
    return value
      .filter((item) => !isThing(item) && !Array.isArray(item))
      .map(write)
      .join('; ');
  return isThing(value) ? '' : String(value);
}

/**
 * A number as text that has one reading. Three decimals would also read as thousands, so they get a fourth; the fifteen
 * digits that a spreadsheet keeps are enough.
 */
export function writeNumber(value: number): string {
  if (!Number.isFinite(value)) return '';
  const text = String(Number(value.toPrecision(15)));
  return /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text;
}
