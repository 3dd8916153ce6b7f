/**
 * npm run bench -- SUITE [--json FILE] [--quick]: runs bench/SUITE/SUITE.suite.ts, prints one row per figure and writes them
 * as {"rows": […]}. Exit code 1 when a row does not hold, 2 when the suite failed or timed out.
 */
import { existsSync, globSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import type { Row, RunSuite } from './kit/rows.ts';
import { stopStarted } from './kit/started.ts';

// Settings of this machine's product are not those of a suite.
process.env.ENV_FILE ??= '';

/** Maximum duration of a suite. */
const longestMs = 40 * 60_000;

const columns = [58, 11, 11, 8, 9] as const;

function printLine(cells: readonly string[], last: string): void {
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(columns[0]) : cell.padStart(columns[index] ?? 0),
  );
  console.log(`${padded.join('  ')}  ${last}`);
}

function showNumber(value: number | null): string {
  if (value === null) return '–';
  return value.toLocaleString('en', { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });
}

function printRow(row: Row): void {
  const figures = [row.ours, row.other, row.ratio].map(showNumber);
  const note = row.note ? ` (${row.note})` : '';
  printLine([`${row.name}, ${row.unit}`, ...figures, row.goal], `${row.holds ? 'yes' : 'no'}${note}`);
}

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, quick: { type: 'boolean', default: false } },
  });
  const [suite, ...rest] = positionals;
  const suites = globSync('bench/*/*.suite.ts').map((file) => basename(file, '.suite.ts'));
  if (!suite || rest.length > 0 || !existsSync(`bench/${suite}/${suite}.suite.ts`)) {
    console.error(`npm run bench -- SUITE [--json FILE] [--quick]\nSuites: ${suites.toSorted().join(', ')}`);
    process.exit(2);
  }
  return { suite, ...values };
}

async function endWith(code: number): Promise<never> {
  await stopStarted();
  process.exit(code);
}

const { suite, json, quick } = readArguments();
const rows: Row[] = [];
const report = (row: Row) => {
  rows.push(row);
  printRow(row);
  if (json) writeFileSync(json, `${JSON.stringify({ rows }, null, 2)}\n`);
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void endWith(2));
const late = setTimeout(() => {
  console.error(`The suite ${suite} took longer than ${longestMs / 60_000} minutes.`);
  void endWith(2);
}, longestMs);

printLine(['name', 'ours', 'other', 'ratio', 'goal'], 'holds');
try {
  const { run }: { run: RunSuite } = await import(`./${suite}/${suite}.suite.ts`);
  await run({ quick, report });
} catch (error) {
  console.error(error);
  await endWith(2);
}
clearTimeout(late);
await endWith(rows.length > 0 && rows.every(({ holds }) => holds) ? 0 : 1);
