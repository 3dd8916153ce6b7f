/**
 * SQLite with FTS5 in its own process. Rows are numbered by rank, so that a page by relevance is the first matching rows; a
 * profile's words are bits of a number; sort orders have indexes. It has no server and answers in process.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Filters, readFilters } from '../../../search/discovery.rules.ts';
import { answerQuestions } from '../../kit/programs.ts';
import { type Asked, pageSize } from '../mix.ts';
import { runRound } from '../timing.ts';
import { type Profile, readProfiles } from './profiles.ts';

type Question = { kind: 'open'; url: string; file: string } | { kind: 'round'; questions: Asked[]; clients: number };

let db: DatabaseSync | undefined;
const prepared = new Map<string, StatementSync>();
const bits: Record<'platforms' | 'categories' | 'languages' | 'contents', Map<string, number>> = {
  platforms: new Map(),
  categories: new Map(),
  languages: new Map(),
  contents: new Map(),
};

const schema = `
  create table profile (rank integer primary key, id integer, verified integer, followers integer, engagement real, price integer,
    authenticity integer, created real, platforms integer, categories integer, languages integer, contents integer,
    country text, state text, city text, gender text);
  create virtual table words using fts5(names, about, content='', detail=column, prefix='2 3', tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'");
  create table bit (field text, word text, place integer);`;
const indexes = `
  create index by_followers on profile (followers desc, id);
  create index by_engagement on profile (engagement desc, id);
  create index by_price on profile (price, id);
  create index by_price_desc on profile (price desc, id);
  create index by_created on profile (created desc, id desc);
  create index by_city on profile (city, rank);
  create index by_state on profile (state, rank);
  create index by_gender on profile (gender, rank);
  analyze;`;

async function open({ url, file }: { url: string; file: string }) {
  if (!existsSync(file)) {
    rmSync(`${file}.new`, { force: true });
    const made = new DatabaseSync(`${file}.new`);
    made.exec(`pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000; ${schema}`);
    await fill(made, url);
    made.exec(`insert into words (words) values ('optimize'); ${indexes}`);
    made.close();
    renameSync(`${file}.new`, file);
  }
  db = new DatabaseSync(file, { readOnly: true });
  db.exec('pragma mmap_size = 8000000000; pragma cache_size = -1000000; pragma temp_store = memory');
  for (const { field, word, place } of db.prepare('select field, word, place from bit').all() as {
    field: keyof typeof bits;
    word: string;
    place: number;
  }[])
    bits[field].set(word, place);
  return {};
}

async function fill(made: DatabaseSync, url: string): Promise<void> {
  const profile = made.prepare(`insert into profile values (${'?, '.repeat(15)}?)`);
  const words = made.prepare('insert into words (rowid, names, about) values (?, ?, ?)');
  let rank = 0;
  made.exec('begin');
  for await (const rows of readProfiles(url)) {
    for (const row of rows) {
      rank += 1;
      profile.run(...valuesOf(row, rank));
      words.run(rank, row.names, row.about);
    }
  }
  const bit = made.prepare('insert into bit values (?, ?, ?)');
  for (const [field, places] of Object.entries(bits)) for (const [word, place] of places) bit.run(field, word, place);
  made.exec('commit');
}

function valuesOf(row: Profile, rank: number): SQLInputValue[] {
  const { id, verified, followers, engagement, price, authenticity, created, country, state, city, gender } = row;
  const masks = (Object.keys(bits) as (keyof typeof bits)[]).map((field) => maskOf(field, row[field], true));
  return [
    rank,
    id,
    Number(verified),
    followers,
    engagement,
    price,
    authenticity,
    created,
    ...masks,
    country,
    state,
    city,
    gender,
  ];
}

function maskOf(field: keyof typeof bits, words: readonly string[], isNew = false): number {
  let mask = 0;
  for (const word of words) {
    if (isNew && !bits[field].has(word)) bits[field].set(word, bits[field].size);
    const place = bits[field].get(word);
    if (place !== undefined) mask += 2 ** place;
  }
  return mask;
}

const orders: Record<Asked['sort'], string> = {
  relevance: 'p.rank',
  followers: 'p.followers desc, p.id',
  engagement: 'p.engagement desc, p.id',
  price_asc: 'p.price, p.id',
  price_desc: 'p.price desc, p.id',
  newest: 'p.created desc, p.id desc',
};

function conditions(filters: Filters, sort: Asked['sort']): { where: string[]; values: SQLInputValue[] } {
  const where: string[] = [];
  const values: SQLInputValue[] = [];
  const add = (text: string, ...given: SQLInputValue[]) => {
    where.push(text);
    values.push(...given);
  };
  for (const [column, words] of [
    ['platforms', filters.platform],
    ['categories', filters.category],
    ['languages', filters.language],
    ['contents', filters.content],
  ] as const)
    if (words) add(`p.${column} & ? <> 0`, maskOf(column, words));
  for (const column of ['country', 'gender'] as const)
    if (filters[column] !== undefined) add(`p.${column} = ?`, filters[column]);
  for (const column of ['state', 'city'] as const) {
    const places = filters[column];
    if (places) add(`p.${column} in (${places.map(() => '?').join()})`, ...places);
  }
  for (const column of ['followers', 'engagement', 'price'] as const) {
    const { min, max } = filters[column];
    if (min !== undefined) add(`p.${column} >= ?`, min);
    if (max !== undefined) add(`p.${column} <= ?`, max);
  }
  if (filters.authenticityMin !== undefined) add('p.authenticity >= ?', filters.authenticityMin);
  if (filters.verified !== undefined) add('p.verified = ?', Number(filters.verified));
  if (sort === 'price_asc') add('p.price is not null');
  return { where, values };
}

/** Ids of a page, by OFFSET; SQLite offers nothing better for arbitrary orders. */
function findPage(open: DatabaseSync, { wire, sort, depth }: Asked): number[] {
  const filters = readFilters(wire);
  const { where, values } = conditions(filters, sort);
  const terms = filters.terms?.map((term) => `"${term}"*`).join(' ');
  const run = (match: string | undefined, limit: number, offset: number) => {
    const from = match === undefined ? 'profile p' : 'words join profile p on p.rank = words.rowid';
    const all = match === undefined ? where : ['words match ?', ...where];
    const text = `select p.id from ${from} ${all.length > 0 ? `where ${all.join(' and ')}` : ''}
      order by ${match !== undefined && sort === 'relevance' ? 'words.rowid' : orders[sort]} limit ${limit} offset ${offset}`;
    const given = match === undefined ? values : [match, ...values];
    const statement = prepared.get(text) ?? open.prepare(text);
    prepared.set(text, statement);
    return (statement.all(...given) as { id: number }[]).map(({ id }) => id);
  };
  if (terms === undefined) return run(undefined, pageSize, depth);
  if (sort !== 'relevance') return run(terms, pageSize, depth);
  const named = run(`names : (${terms})`, pageSize, 0);
  if (named.length === pageSize) return named;
  const others = run(terms, 2 * pageSize, 0).filter((id) => !named.includes(id));
  return [...named, ...others].slice(0, pageSize);
}

answerQuestions<Question>(async (question) => {
  if (question.kind === 'open') return open(question);
  const opened = db;
  if (!opened) throw new Error('Open it first.');
  return runRound(question.questions, 1, async (asked) => findPage(opened, asked));
});
