/** npm run import -- influencers FILE.csv: see docs/importing.md. */

import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { DatabaseLocked } from '../database/errors.ts';
import { BadFile, BESIDE_PACE, importInfluencers, SERVER_PACE } from '../database/import/import-influencers.ts';
import { openRejects } from '../database/import/rejects.ts';
import { explainStartError } from '../server/explain-start-error.ts';
import { readSecretKey } from '../server/kit/crypto/secret-key.ts';
import { markReader } from '../server/operators/suppressions/marks.ts';
import { NoDatabase, openConfigured } from './open-configured.ts';

const USAGE = 'Usage: npm run import -- influencers FILE.csv [--create]';

/** npm runs scripts in the package's folder; relative names refer to the user's folder. */
function findFile(name: string): string {
  const here = resolve(process.env.INIT_CWD ?? '.', name);
  return existsSync(here) ? here : resolve(name);
}

async function run(path: string, create: boolean): Promise<void> {
  accessSync(path, constants.R_OK);
  const { config, db, kind, isShared, close } = await openConfigured({ create });
  const bar = new SingleBar(
    { format: '{bar} {percentage}% | {lines} lines | {eta_formatted} left', noTTYOutput: true, notTTYSchedule: 2_000 },
    Presets.rect,
  );
  const rejectsPath = `${path.replace(/\.csv$/i, '')}.rejects.csv`;
  const rejects = openRejects(path, rejectsPath);
  let lines = 0;
  try {
    const counts = await importInfluencers(db, {
      path,
      now: new Date(),
      marksOf: markReader(readSecretKey(config)),
      ...(kind === 'postgres' ? { pace: SERVER_PACE } : isShared ? { pace: BESIDE_PACE } : {}),
      onHeader({ columns, unknown }) {
        rejects.setColumns(columns);
        if (unknown.length > 0)
          process.stderr.write(`Columns that are not known were left out: ${unknown.join(', ')}\n`);
        bar.start(statSync(path).size, 0, { lines });
      },
      onRefused({ record, reason }) {
        if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
        process.stderr.write(`Line ${record.line}: ${reason}\n`);
        rejects.write(record, reason);
      },
      onProgress: (bytes) => bar.update(bytes, { lines: ++lines }),
    });
    bar.update(statSync(path).size);
    bar.stop();
    const figures = [`${counts.added} new`, `${counts.changed} changed`, `${counts.unchanged} unchanged`];
    if (counts.suppressed > 0) figures.push(`${counts.suppressed} left out, as they asked`);
    if (counts.refused > 0) figures.push(`${counts.refused} refused, kept in ${rejectsPath}`);
    process.stdout.write(`${figures.join(', ')}\n`);
  } finally {
    bar.stop();
    rejects.close();
    await close();
  }
}

function explain(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof BadFile) return error.message;
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
  options: { create: { type: 'boolean' } },
});
const [kind, name, ...rest] = positionals;
if (kind !== 'influencers' || !name || rest.length > 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  await run(findFile(name), values.create === true);
} catch (error) {
  process.stderr.write(`${name}: ${explain(error)}\n`);
  process.exitCode = 1;
}
