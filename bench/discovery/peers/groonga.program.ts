/**
 * Groonga as an HTTP server. Profiles are loaded by rank, so that relevance order is id order; words and facets are
 * references with an index each, numbers have their own indexes; its result cache is off.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { type Filters, readFilters } from '../../../search/discovery.rules.ts';
import { answerQuestions } from '../../kit/programs.ts';
import { type Asked, pageSize } from '../mix.ts';
import { runRound } from '../timing.ts';
import { type Profile, readProfiles } from './profiles.ts';

type Question =
  | { kind: 'make'; url: string; folder: string }
  | { kind: 'open'; port: number }
  | { kind: 'round'; questions: Asked[]; clients: number };

const figures = {
  followers: 'UInt32',
  engagement: 'Float',
  price: 'UInt32',
  authenticity: 'UInt8',
  created: 'Float',
} as const;
const groonga = '/usr/bin/groonga';
const agent = new Agent({ keepAlive: true });
let port = 0;

const schema = [
  'table_create Words TABLE_PAT_KEY ShortText',
  'table_create Facets TABLE_PAT_KEY ShortText',
  'table_create Profiles TABLE_NO_KEY',
  'column_create Profiles id COLUMN_SCALAR UInt32',
  ...Object.entries(figures).map(([name, type]) => `column_create Profiles ${name} COLUMN_SCALAR ${type}`),
  'column_create Profiles names COLUMN_VECTOR Words',
  'column_create Profiles words COLUMN_VECTOR Words',
  'column_create Profiles facets COLUMN_VECTOR Facets',
];
const indexes = [
  'column_create Words names_index COLUMN_INDEX Profiles names',
  'column_create Words words_index COLUMN_INDEX Profiles words',
  'column_create Facets facets_index COLUMN_INDEX Profiles facets',
  ...Object.entries(figures).flatMap(([name, type]) => [
    `table_create By_${name} TABLE_PAT_KEY ${type}`,
    `column_create By_${name} profiles COLUMN_INDEX Profiles ${name}`,
  ]),
];

async function make(url: string, folder: string): Promise<void> {
  rmSync(`${folder}.new`, { recursive: true, force: true });
  mkdirSync(`${folder}.new`, { recursive: true });
  const loader = spawn(groonga, ['-n', `${folder}.new/db`], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(loader, 'exit');
  const say = async (line: string) => {
    if (!loader.stdin.write(`${line}\n`)) await once(loader.stdin, 'drain');
  };
  for (const line of schema) await say(line);
  await say('load --table Profiles\n[');
  for await (const rows of readProfiles(url)) for (const row of rows) await say(`${JSON.stringify(toRecord(row))},`);
  await say('{}]');
  for (const line of indexes) await say(line);
  loader.stdin.end();
  await ended;
  renameSync(`${folder}.new`, folder);
}

function toRecord({ id, followers, engagement, price, authenticity, created, names, about, ...profile }: Profile) {
  const words = (folded: string) => folded.split(' ').filter(Boolean);
  const { platforms, categories, languages, contents, country, state, city, gender, verified } = profile;
  const facets = [
    ...platforms.map((word) => `platform:${word}`),
    ...categories.map((word) => `category:${word}`),
    ...languages.map((word) => `language:${word}`),
    ...contents.map((word) => `content:${word}`),
    ...Object.entries({ country, state, city, gender }).flatMap(([name, word]) =>
      word === null ? [] : [`${name}:${word}`],
    ),
    `verified:${verified}`,
  ];
  return {
    id,
    followers,
    engagement,
    price,
    authenticity,
    created,
    names: words(names),
    words: words(names + about),
    facets,
  };
}

function filterOf(filters: Filters): string {
  const any = (field: string, words: string[] | undefined) =>
    words === undefined ? [] : [`(${words.map((word) => `facets @ "${field}:${word}"`).join(' || ')})`];
  const one = (field: string, word: string | boolean | undefined) =>
    word === undefined ? [] : [`facets @ "${field}:${word}"`];
  const range = (name: string, { min, max }: { min: number | undefined; max: number | undefined }) => [
    ...(min === undefined ? [] : [`${name} >= ${min}`]),
    ...(max === undefined ? [] : [`${name} <= ${max}`]),
  ];
  return [
    ...(filters.terms ?? []).map((term) => `words @^ ${JSON.stringify(term)}`),
    ...any('platform', filters.platform),
    ...any('category', filters.category),
    ...any('language', filters.language),
    ...any('content', filters.content),
    ...one('country', filters.country),
    ...any('state', filters.state),
    ...any('city', filters.city),
    ...one('gender', filters.gender),
    ...one('verified', filters.verified),
    ...range('followers', filters.followers),
    ...range('engagement', filters.engagement),
    ...range('price', filters.price),
    ...range('authenticity', { min: filters.authenticityMin, max: undefined }),
  ].join(' && ');
}

const orders: Record<Asked['sort'], string> = {
  relevance: '_id',
  followers: '-followers,id',
  engagement: '-engagement,id',
  price_asc: 'price,id',
  price_desc: '-price,id',
  newest: '-created,-id',
};

async function findPage({ wire, sort, depth }: Asked): Promise<string | null> {
  const filters = readFilters(wire);
  const query = new URLSearchParams({
    table: 'Profiles',
    filter: filterOf(filters) || 'true',
    sort_keys: orders[sort],
    output_columns: 'id',
    limit: String(pageSize),
    offset: String(depth),
  });
  return ask(`select?${query}`);
}

function ask(command: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path: `/d/${command}`, agent }, (reply) =>
      text(reply).then(
        (body) => (reply.statusCode === 200 ? resolve(body) : reject(new Error(body.slice(0, 300)))),
        reject,
      ),
    ).on('error', reject);
  });
}

answerQuestions<Question>(async (question) => {
  if (question.kind === 'make') {
    if (!existsSync(question.folder)) await make(question.url, question.folder);
    return {};
  }
  if (question.kind === 'open') {
    port = question.port;
    await ask('cache_limit?max=0');
    return {};
  }
  return runRound(question.questions, question.clients, findPage);
});
