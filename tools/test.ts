/**
 * npm test: runs all checks and tests, one line per step and a total at the end.
 * `npm test -- types lint http` runs the named steps only.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { leftOut } from '../tests/left-out.ts';
import { findPackedPostgres, type PostgresProgram } from '../tests/postgres-program.ts';
import { hasS3, prepareS3 } from '../tests/s3.ts';
import { startPostgres } from '../tests/services.ts';
import { missingForOpenSearch, prepareOpenSearch } from './opensearch/cluster.ts';
import {
  type Counts,
  countTests,
  describeFailures,
  findFailedFiles,
  listLeftOut,
  replaceFiles,
  type VitestReport,
} from './vitest-report.ts';

type Outcome = Counts;

interface Step {
  name: string;
  about: string;
  run: () => Outcome | Promise<Outcome>;
  /** Reads files alone and uses one processor, so that two such steps run at a time. */
  isStatic?: boolean;
  /** Runs only with TEST_SERVICES=required, or when named. */
  isForCi?: boolean;
  /** Runs only when named: its server is built by another toolchain, which takes minutes. */
  isByName?: boolean;
}

const roots = ['contract', 'search', 'server', 'database', 'web', 'sandbox', 'tests', 'tools', 'bench'].filter(
  existsSync,
);

/** npm's programs run by "env node", which must be this process's Node. */
const path = `${dirname(process.execPath)}:${process.env.PATH}`;

interface Ended {
  ok: boolean;
  /** Output of both streams. */
  text: string;
}

async function runProgram(program: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(`node_modules/.bin/${program}`, args, {
    env: { ...process.env, PATH: path, NO_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  const [status] = await once(child, 'close');
  return { ok: status === 0, text: Buffer.concat(printed).toString() };
}

/** Runs a program as one check and prints its output on failure. */
async function check(program: string, args: string[]): Promise<Outcome> {
  const { ok, text } = await runProgram(program, args);
  if (!ok) console.log(text.trimEnd());
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface VitestRun {
  project: string;
  env?: Record<string, string>;
  /** Restricts the run to these files; empty: all. */
  files?: readonly string[];
}

interface Reported extends Ended {
  /** Null if it ended without one. */
  report: VitestReport | null;
}

async function runOnce({ project, env = {}, files = [] }: VitestRun): Promise<Reported> {
  const file = `.cache/vitest-${project}.json`;
  mkdirSync('.cache', { recursive: true });
  rmSync(file, { force: true });
  const args = ['run', ...files, '--project', project, '--reporter=default', '--reporter=json'];
  const { ok, text } = await runProgram('vitest', [...args, `--outputFile.json=${file}`], env);
  return { ok, text, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}

function judge({ text, ok, report }: Reported): Outcome {
  if (!ok) console.log(text.trimEnd());
  if (!report) return { passed: 0, failed: 1 };
  for (const line of listLeftOut(report)) console.log(`– ${line}`);
  const { passed, failed } = countTests(report);
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

const runVitest = async (run: VitestRun): Promise<Outcome> => judge(await runOnce(run));

/**
 * Runs failed files once more, complete and against fresh servers, so that the second run does not see leftovers of the
 * first. Files that needed it are printed.
 */
async function runVitestTwice(run: VitestRun): Promise<Outcome> {
  const first = await runOnce(run);
  const files = first.report ? findFailedFiles(first.report) : [];
  if (!first.report || files.length === 0) return judge(first);
  const second = await runOnce({ ...run, files });
  const outcome = judge({ ...second, report: second.report && replaceFiles(first.report, second.report) });
  // Last, next to the totals: the end of a long log is what people see.
  for (const line of describeFailures(first.report)) console.log(`↻ ${line}`);
  return outcome;
}

async function runTypes(): Promise<Outcome> {
  const generated = await runProgram('react-router', ['typegen']);
  if (!generated.ok) console.log(generated.text.trimEnd());
  const types = await check('tsc', []);
  return generated.ok ? types : { ...types, failed: types.failed + 1 };
}

/** Builds the pages first, which the journeys test. */
async function runJourneys(run: Omit<VitestRun, 'project'> = {}): Promise<Outcome> {
  const built = await check('node', ['tools/ensure.mjs', '--dev']);
  return built.failed > 0 ? built : runVitestTwice({ ...run, project: 'journeys' });
}

/** Tests that could differ between the two databases: sessions, locks, raw SQL. */
const embeddedFiles = [
  'database/',
  'server/discovery/discovery/',
  'server/kit/http/',
  'server/kit/jobs/',
  'server/money/ledger/',
  'server/chat/messages/',
  'tests/list-queries',
  'tests/ownership',
];

/** All tests on request; with PostgreSQL tests elsewhere only those that could differ. */
function runOnEmbedded(): Promise<Outcome> {
  const files = chosen.includes('http') ? [] : embeddedFiles;
  return runVitest({ project: 'http', env: { TEST_DATABASE_URL: '' }, files });
}

async function runOnPostgres(files: readonly string[] = [], program?: PostgresProgram): Promise<Outcome> {
  const given = program ? undefined : process.env.TEST_DATABASE_URL;
  const started = given ? undefined : await startPostgres(program ? { program } : {});
  const env = { TEST_DATABASE_URL: given ?? started?.url ?? '', TEST_DATABASE: 'postgres' };
  try {
    return await runVitest({ project: 'http', env, files });
  } finally {
    await started?.stop();
  }
}

/** A few tests of each kind with npm's browser and PostgreSQL, as on a machine with only Node. */
const shortForm = {
  journeys: ['tests/journeys/sign-in', 'tests/journeys/push.test'],
  http: ['server/kit/http/', 'server/money/ledger/', 'server/money/wallet/'],
};

/** A server that neither npm nor .ci/run brings. */
interface OutsideServer {
  project: string;
  /** Sentence about the program that this machine lacks to start it. */
  missing: string | null;
  prepare: () => unknown;
}

/**
 * Tests against a server built or fetched by another toolchain. Without that toolchain the step is left out even with
 * TEST_SERVICES=required, and with it a server that cannot be prepared is a failure there.
 */
async function runOnOutside({ project, missing, prepare }: OutsideServer): Promise<Outcome> {
  const leaveOut = (reason: string) => {
    console.log(`– ${leftOut}${reason}`);
    return { passed: 0, failed: 0 };
  };
  if (missing) return leaveOut(missing);
  try {
    await prepare();
  } catch (error) {
    const { message } = error as Error;
    if (process.env.TEST_SERVICES !== 'required') return leaveOut(message);
    console.log(message);
    return { passed: 0, failed: 1 };
  }
  return runVitest({ project });
}

const noGo = 'there is no Go here to build an S3 server with (https://go.dev/dl)';
const runOnS3 = () => runOnOutside({ project: 's3', missing: hasS3() ? null : noGo, prepare: prepareS3 });
const runOnOpenSearch = () =>
  runOnOutside({ project: 'opensearch', missing: missingForOpenSearch(), prepare: prepareOpenSearch });

async function runOnPackages(): Promise<Outcome> {
  const journeys = await runJourneys({ files: shortForm.journeys, env: { TEST_PROGRAMS: 'npm' } });
  const http = await runOnPostgres(shortForm.http, findPackedPostgres());
  return { passed: journeys.passed + http.passed, failed: journeys.failed + http.failed };
}

const steps: Step[] = [
  { name: 'types', about: 'types', run: runTypes, isStatic: true },
  {
    name: 'lint',
    about: 'format and lint',
    run: () => check('biome', ['check', '--error-on-warnings']),
    isStatic: true,
  },
  { name: 'directions', about: 'import directions', run: () => check('depcruise', roots), isStatic: true },
  { name: 'unused', about: 'dead code', run: () => check('knip', []), isStatic: true },
  { name: 'sizes', about: 'file sizes', run: () => check('node', ['tools/sizes.ts']), isStatic: true },
  {
    name: 'words',
    about: 'every language says everything',
    run: () => check('node', ['tools/catalogues.ts']),
    isStatic: true,
  },
  {
    name: 'tables',
    about: 'types of the tables are those of the migrations',
    run: () => check('node', ['tools/db-types.ts', '--verify']),
    isStatic: true,
  },
  { name: 'unit', about: 'unit tests', run: () => runVitest({ project: 'unit' }) },
  { name: 'http', about: 'HTTP tests on PGlite', run: runOnEmbedded },
  { name: 'postgres', about: 'HTTP tests on PostgreSQL', run: () => runOnPostgres() },
  {
    name: 'faults',
    about: 'nothing is lost while servers, database and broker fall',
    run: () => runVitest({ project: 'faults' }),
  },
  { name: 'e2e', about: 'journeys in the browser', run: () => runJourneys() },
  { name: 's3', about: 'files in an S3 bucket', run: runOnS3, isByName: true },
  { name: 'opensearch', about: 'searches in OpenSearch', run: runOnOpenSearch, isByName: true },
  {
    name: 'packages',
    about: 'some journeys and HTTP tests on the Chromium and PostgreSQL that npm brings',
    run: runOnPackages,
    isForCi: true,
  },
];

async function runStep({ name, about, run }: Step): Promise<Outcome> {
  const start = Date.now();
  const outcome = await run();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const mark = outcome.failed > 0 ? '✗' : '✓';
  const result = `${outcome.passed} passed${outcome.failed > 0 ? `, ${outcome.failed} failed` : ''}`;
  console.log(`${mark} ${about} (${name}): ${result} in ${seconds} s`);
  return outcome;
}

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.log(`There is no step ${unknown.join(', ')}; the steps are ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

/** Without the system's programs, the other steps use npm's. */
const isPlanned = ({ name, isForCi, isByName }: Step) =>
  chosen.length > 0 ? chosen.includes(name) : !isByName && (!isForCi || process.env.TEST_SERVICES === 'required');

const sum: Outcome = { passed: 0, failed: 0 };
async function runInTurn(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step; step = queue.shift()) {
    const { passed, failed } = await runStep(step);
    sum.passed += passed;
    sum.failed += failed;
  }
}
const planned = steps.filter(isPlanned);
const atOnce = planned.filter(({ isStatic }) => isStatic);
await Promise.all([runInTurn(atOnce), runInTurn(atOnce)]);
await runInTurn(planned.filter(({ isStatic }) => !isStatic));
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
