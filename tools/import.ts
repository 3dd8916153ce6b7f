/** npm run import -- influencers FILE: see docs/importing.md. */

import {
  accessSync,
  closeSync,
  constants,
  createReadStream,
  existsSync,
  openSync,
  readSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import type { ImportAnswer } from '../contract/core/import-fields.ts';
import { isPlatform, type PlatformId, platformIds, platforms } from '../contract/core/platforms.ts';
import type { Database } from '../database/connection.ts';
import { DatabaseLocked } from '../database/errors.ts';
import { readWords } from '../database/import/words.ts';
import type { ImportSetup } from '../server/core/creator-lists/line.rules.ts';
import { type CreatorList, openList, setUp } from '../server/core/creator-lists/open-list.ts';
import { type ReadLine, readLines } from '../server/core/creator-lists/read-lines.ts';
import { createRejectWriter } from '../server/core/creator-lists/rejects.ts';
import { withSynonyms } from '../server/core/creator-lists/words.rules.ts';
import { markReader } from '../server/core/suppressions/marks.ts';
import { explainStartError } from '../server/explain-start-error.ts';
import { readSecretKey } from '../server/kit/crypto/secret-key.ts';
import { type Source, UnreadableTable } from '../server/kit/tables/table.ts';
import {
  BESIDE_PACE,
  type Counts,
  foreseeList,
  importList,
  SERVER_PACE,
} from '../server/operators/imports/import-list.service.ts';
import { createQuestions } from '../server/operators/imports/questions.rules.ts';
import { NoDatabase, openConfigured } from './open-configured.ts';

const USAGE =
  'Usage: npm run import -- influencers FILE [--platform instagram|facebook|youtube] [--dry-run] [--create]';

interface Options {
  create: boolean;
  dryRun: boolean;
  platform: PlatformId | null;
}

/** npm runs scripts in the package's folder; relative names refer to the user's folder. */
function findFile(name: string): string {
  const here = resolve(process.env.INIT_CWD ?? '.', name);
  return existsSync(here) ? here : resolve(name);
}

function sourceOfFile(path: string): Source {
  return {
    size: statSync(path).size,
    stream: () => createReadStream(path) as AsyncIterable<Buffer>,
    async read(start, end) {
      const bytes = Buffer.alloc(end - start);
      const file = openSync(path, 'r');
      try {
        let read = 0;
        for (let count = 1; read < bytes.length && count > 0; read += count)
          count = readSync(file, bytes, read, bytes.length - read, start + read);
        return bytes.subarray(0, read);
      } finally {
        closeSync(file);
      }
    },
  };
}

/** The file of rejected lines; it is made with the first, and an older one is removed. */
function openRejects(list: CreatorList, path: string) {
  rmSync(path, { force: true });
  const writer = createRejectWriter(list.table, list.headings);
  let file: number | undefined;
  return {
    async write({ record, faults }: ReadLine) {
      if (file === undefined) {
        file = openSync(path, 'w');
        writeSync(file, writer.head());
      }
      writeSync(file, await writer.line(record, faults.map(({ sentence }) => sentence).join(' ')));
    },
    close() {
      if (file !== undefined) closeSync(file);
    },
  };
}

async function run(path: string, { create, dryRun, platform }: Options): Promise<void> {
  accessSync(path, constants.R_OK);
  const list = await openList(sourceOfFile(path), basename(path));
  const { config, db, kind, isShared, close } = await openConfigured({ create });
  const bar = new SingleBar(
    { format: '{bar} {percentage}% | {lines} lines | {eta_formatted} left', noTTYOutput: true, notTTYSchedule: 2_000 },
    Presets.rect,
  );
  const rejectsPath = `${path.replace(/\.(?:csv|tsv|txt|xlsx|json)$/i, '')}.rejects.csv`;
  let lines = 0;
  try {
    const setup = await ask(db, list, platform);
    nameColumns(list, setup);
    const rejects = openRejects(list, rejectsPath);
    bar.start(list.table.size, 0, { lines });
    const bring = dryRun ? foreseeList : importList;
    const counts = await bring(db, {
      list,
      setup,
      now: new Date(),
      marksOf: markReader(readSecretKey(config)),
      ...(kind === 'postgres' ? { pace: SERVER_PACE } : isShared ? { pace: BESIDE_PACE } : {}),
      async onRefused(line) {
        if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
        for (const { sentence } of line.faults) process.stderr.write(`Line ${line.record.line}: ${sentence}\n`);
        await rejects.write(line);
      },
      onProgress: (end) => bar.update(end, { lines: ++lines }),
    });
    rejects.close();
    bar.update(list.table.size);
    bar.stop();
    process.stdout.write(`${dryRun ? 'Would be: ' : ''}${sumUp(counts, rejectsPath)}\n`);
  } finally {
    bar.stop();
    await close();
  }
}

/** Names the columns that are stored under another name, and those that are not stored. */
function nameColumns({ headings, table, isTemplate }: CreatorList, { fields }: ImportSetup): void {
  const tidy = (heading: string | undefined) => (heading ?? '').replaceAll(/\s+/g, ' ').trim();
  const stored = fields.flatMap((field, at) => (field === 'ignore' ? [] : [`${tidy(headings[at])} as ${field}`]));
  const left = fields.flatMap((field, at) => (field === 'ignore' && tidy(headings[at]) ? [tidy(headings[at])] : []));
  const own = ['line', 'reason'];
  const unknown = left.filter((heading) => !own.includes(heading.toLowerCase()));
  if (table.encoding !== 'utf-8') process.stderr.write(`Encoding: ${table.encoding}\n`);
  if (!isTemplate) process.stderr.write(`Columns: ${stored.join(', ')}\n`);
  if (unknown.length > 0) process.stderr.write(`Columns that are not known were left out: ${unknown.join(', ')}\n`);
  if (table.otherSheets.length > 0) process.stderr.write(`Sheets left out: ${table.otherSheets.join(', ')}\n`);
}

function sumUp(counts: Counts, rejectsPath: string): string {
  const unchanged = counts.unchanged + counts.claimed;
  const figures = [`${counts.added} new`, `${counts.changed} changed`, `${unchanged} unchanged`];
  if (counts.suppressed > 0) figures.push(`${counts.suppressed} left out, as they asked`);
  if (counts.refused > 0) figures.push(`${counts.refused} refused, kept in ${rejectsPath}`);
  return figures.join(', ');
}

/** Asks in a terminal what the list leaves open; without one, unclear lines are refused with their readings. */
async function ask(db: Database, list: CreatorList, platform: PlatformId | null): Promise<ImportSetup> {
  const setup = await setUp(list, { platform });
  if (!process.stdin.isTTY || !process.stdout.isTTY) return setup;
  const questions = createQuestions(setup);
  let unplaced = 0;
  for await (const { faults } of readLines(list, setup, withSynonyms(await readWords(db)))) {
    questions.see(faults);
    if (faults.some(({ reason }) => reason === 'no_platform')) unplaced += 1;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const choose = async (question: string, options: string[]) => {
    const listed = options.map((option, at) => `  ${at + 1} ${option}`).join('\n');
    return Number(await terminal.question(`${question}\n${listed}\n  Enter: leave them out\n> `)) - 1;
  };
  const answers = new Map<number, ImportAnswer>();
  let named = setup.platform;
  if (unplaced > 0) {
    const names = platformIds.map((id) => platforms[id].name);
    named = platformIds[await choose(`${unplaced} lines name no platform. Which is it?`, names)] ?? null;
  }
  for (const { column, count, value, options } of questions.list()) {
    const readings = options.map(({ reading }) => reading.toLocaleString('en-IN'));
    const heading = list.headings[column];
    const option =
      options[await choose(`“${heading}” says ${value} and the like in ${count} lines. What is it?`, readings)];
    if (option) answers.set(column, option.answer);
  }
  terminal.close();
  return { ...setup, answers, platform: named };
}

function explain(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof UnreadableTable) return error.message;
  if (error instanceof NoDatabase) return error.message;
  if (error instanceof DatabaseLocked) return `${error.message} It is still starting; try again in a moment.`;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EACCES') return 'The file may not be read.';
  if (code === 'EISDIR') return 'This is a folder; name a file.';
  return explainStartError(error) ?? `The import stopped: ${(error as Error).message}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { create: { type: 'boolean' }, 'dry-run': { type: 'boolean' }, platform: { type: 'string' } },
});
const [kind, name, ...rest] = positionals;
const platform = typeof values.platform === 'string' ? values.platform : null;
if (kind !== 'influencers' || !name || rest.length > 0 || (platform !== null && !isPlatform(platform))) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  await run(findFile(name), { create: values.create === true, dryRun: values['dry-run'] === true, platform });
} catch (error) {
  process.stderr.write(`${name}: ${explain(error)}\n`);
  process.exitCode = 1;
}
