/**
 * npm test: every check and test, one line a step, and at the end one line alone with the sum.
 * `npm test -- types lint http` runs only the steps named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { findPostgres, findRedis, type Service, startPostgres } from '../tests/services.ts';
import { secondTry } from './second-tries.ts';

interface Outcome {
  passed: number;
  failed: number;
  note?: string;
}

interface Step {
  name: string;
  about: string;
  run: () => Outcome;
}

const roots = ['contract', 'server', 'database', 'web', 'sandbox', 'tests', 'tools', 'bench'].filter(existsSync);

/** Programs from npm start by "env node": it must be the Node of this process. */
const path = `${dirname(process.execPath)}:${process.env.PATH}`;

function runProgram(program: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
    maxBuffer: 1e9,
  });
  return { ok: status === 0, text: `${stdout}${stderr}` };
}

/** A program that is one check: it passes or it fails, and says why. */
function check(program: string, args: string[]): Outcome {
  const { ok, text } = runProgram(program, args);
  if (!ok) console.log(text.trimEnd());
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; name: string; message: string; assertionResults: unknown[] }[];
}

function runVitest(project: string, env: Record<string, string> = {}, files: readonly string[] = []): Outcome {
  const file = `.cache/vitest-${project}.json`;
  mkdirSync('.cache', { recursive: true });
  rmSync(file, { force: true });
  const args = [
    'run',
    ...files,
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--reporter=tools/second-tries.ts',
    `--outputFile.json=${file}`,
  ];
  const { ok, text } = runProgram('vitest', args, env);
  const again = text.split('\n').filter((line) => line.startsWith(secondTry));
  const told = ok ? again.join('\n') : text.trimEnd();
  if (told) console.log(told);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter((each) => each.status === 'failed' && each.assertionResults.length === 0);
  const failed = report.numFailedTests + broken.length;
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed };
}

function runTypes(): Outcome {
  const generated = runProgram('react-router', ['typegen']);
  if (!generated.ok) console.log(generated.text.trimEnd());
  const types = check('tsc', []);
  return generated.ok ? types : { ...types, failed: types.failed + 1 };
}

function runJourneys(): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/ensure.mjs', '--dev'], { encoding: 'utf8' });
  if (status === 0) return runVitest('journeys');
  console.log(`${stdout}${stderr}`.trimEnd());
  return { passed: 0, failed: 1 };
}

/** What differs between the two databases if anything does: sessions, locks, SQL written by hand. */
const embeddedFiles = [
  'database/',
  'server/discovery/',
  'server/kit/',
  'server/ledger/',
  'server/messages/',
  'tests/list-queries',
  'tests/ownership',
];

/** All of it when it is asked for or there is nothing else; where PostgreSQL runs all, what could differ on PGlite. */
function runOnEmbedded(): Outcome {
  const isWhole = chosen.includes('http') || !(postgresUrl || findPostgres());
  return runVitest('http', { TEST_DATABASE_URL: '' }, isWhole ? [] : embeddedFiles);
}

function runOnPostgres(): Outcome {
  if (!postgresUrl) return missing('no PostgreSQL here (TEST_DATABASE_URL or the system package)');
  return runVitest('http', { TEST_DATABASE_URL: postgresUrl, TEST_DATABASE: 'postgres' });
}

/** They start their own PostgreSQL and Redis, which they kill. */
function runFaults(): Outcome {
  if (!findPostgres() || !findRedis()) return missing('no PostgreSQL and Redis among the system’s packages');
  return runVitest('faults');
}

/** Without the servers these tests are left out, unless TEST_SERVICES=required (as in .ci/run). */
function missing(note: string): Outcome {
  return { passed: 0, failed: process.env.TEST_SERVICES === 'required' ? 1 : 0, note };
}

let postgresUrl = process.env.TEST_DATABASE_URL;
let started: Service | undefined;

const steps: Step[] = [
  { name: 'types', about: 'types', run: runTypes },
  { name: 'lint', about: 'format and lint', run: () => check('biome', ['check', '--error-on-warnings']) },
  { name: 'directions', about: 'import directions', run: () => check('depcruise', roots) },
  { name: 'unused', about: 'dead code', run: () => check('knip', []) },
  { name: 'sizes', about: 'file sizes', run: () => check('node', ['tools/sizes.ts']) },
  { name: 'words', about: 'every language says everything', run: () => check('node', ['tools/catalogues.ts']) },
  { name: 'unit', about: 'unit tests', run: () => runVitest('unit') },
  { name: 'http', about: 'HTTP tests on PGlite', run: runOnEmbedded },
  { name: 'postgres', about: 'HTTP tests on PostgreSQL', run: runOnPostgres },
  { name: 'faults', about: 'nothing is lost while servers, database and broker fall', run: runFaults },
  { name: 'e2e', about: 'journeys in the browser', run: runJourneys },
];

async function startDatabase() {
  const bin = findPostgres();
  if (postgresUrl || !bin) return;
  started = await startPostgres(bin);
  postgresUrl = started.url;
}

function runStep({ name, about, run }: Step): Outcome {
  const start = Date.now();
  const outcome = run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const mark = outcome.failed > 0 ? '✗' : '✓';
  const result = outcome.note ?? `${outcome.passed} passed${outcome.failed > 0 ? `, ${outcome.failed} failed` : ''}`;
  console.log(`${mark} ${about} (${name}): ${result} in ${seconds} s`);
  return outcome;
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.log(`There is no step ${unknown.join(', ')}; the steps are ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const planned = steps.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
try {
  if (planned.some(({ name }) => name === 'postgres')) await startDatabase();
  const outcomes = planned.map(runStep);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await started?.stop();
}
