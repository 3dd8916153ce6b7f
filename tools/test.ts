/**
 * npm test: every check and test, one line a step, and at the end one line alone with the sum.
 * `npm test -- types lint http` runs only the steps named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { findPackedPostgres, type PostgresProgram } from '../tests/postgres-program.ts';
import { startPostgres } from '../tests/services.ts';
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
  /** Where TEST_SERVICES=required, and by its name. */
  isForCi?: boolean;
}

const roots = ['contract', 'search', 'server', 'database', 'web', 'sandbox', 'tests', 'tools', 'bench'].filter(
  existsSync,
);

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

interface VitestRun {
  project: string;
  env?: Record<string, string>;
  /** Only tests of these; all when empty. */
  files?: readonly string[];
}

/** One run of vitest; null for its report when it ended without one. */
function runOnce({ project, env = {}, files = [] }: VitestRun): {
  text: string;
  ok: boolean;
  report: VitestReport | null;
} {
  const file = `.cache/vitest-${project}.json`;
  mkdirSync('.cache', { recursive: true });
  rmSync(file, { force: true });
  const args = ['run', ...files, '--project', project, '--reporter=default', '--reporter=json'];
  const { ok, text } = runProgram('vitest', [...args, `--outputFile.json=${file}`], env);
  return { ok, text, report: existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null };
}

function judge({ text, ok, report }: ReturnType<typeof runOnce>): Outcome {
  if (!ok) console.log(text.trimEnd());
  if (!report) return { passed: 0, failed: 1 };
  for (const line of listLeftOut(report)) console.log(`– ${line}`);
  const { passed, failed } = countTests(report);
  return { passed, failed: failed === 0 && !ok ? 1 : failed };
}

const runVitest = (run: VitestRun): Outcome => judge(runOnce(run));

/**
 * Files in which something failed run once more, whole, and against servers that are started anew: no second try meets
 * what the first one left behind. Whatever needed it is printed.
 */
function runVitestTwice(run: VitestRun): Outcome {
  const first = runOnce(run);
  const files = first.report ? findFailedFiles(first.report) : [];
  if (!first.report || files.length === 0) return judge(first);
  for (const line of describeFailures(first.report)) console.log(`↻ ${line}`);
  const second = runOnce({ ...run, files });
  return judge({ ...second, report: second.report && replaceFiles(first.report, second.report) });
}

function runTypes(): Outcome {
  const generated = runProgram('react-router', ['typegen']);
  if (!generated.ok) console.log(generated.text.trimEnd());
  const types = check('tsc', []);
  return generated.ok ? types : { ...types, failed: types.failed + 1 };
}

/** The journeys are about the built pages. */
function runJourneys(run: Omit<VitestRun, 'project'> = {}): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/ensure.mjs', '--dev'], { encoding: 'utf8' });
  if (status === 0) return runVitestTwice({ ...run, project: 'journeys' });
  console.log(`${stdout}${stderr}`.trimEnd());
  return { passed: 0, failed: 1 };
}

/** What differs between the two databases if anything does: sessions, locks, SQL written by hand. */
const embeddedFiles = [
  'database/',
  'server/discovery/discovery/',
  'server/kit/',
  'server/money/ledger/',
  'server/chat/messages/',
  'tests/list-queries',
  'tests/ownership',
];

/** All of it when it is asked for; what could differ where PostgreSQL runs all. */
function runOnEmbedded(): Outcome {
  const files = chosen.includes('http') ? [] : embeddedFiles;
  return runVitest({ project: 'http', env: { TEST_DATABASE_URL: '' }, files });
}

async function runOnPostgres(files: readonly string[] = [], program?: PostgresProgram): Promise<Outcome> {
  const given = program ? undefined : process.env.TEST_DATABASE_URL;
  const started = given ? undefined : await startPostgres(program ? { program } : {});
  const env = { TEST_DATABASE_URL: given ?? started?.url ?? '', TEST_DATABASE: 'postgres' };
  try {
    return runVitest({ project: 'http', env, files });
  } finally {
    await started?.stop();
  }
}

/** A few files of each kind on what npm brings, as on a machine that has only Node. */
const shortForm = {
  journeys: ['tests/journeys/sign-in', 'tests/journeys/hindi', 'tests/journeys/push.test'],
  http: ['server/kit/', 'server/money/ledger/', 'server/money/wallet/'],
};

async function runOnPackages(): Promise<Outcome> {
  const journeys = runJourneys({ files: shortForm.journeys, env: { TEST_PROGRAMS: 'npm' } });
  const http = await runOnPostgres(shortForm.http, findPackedPostgres());
  return { passed: journeys.passed + http.passed, failed: journeys.failed + http.failed };
}

const steps: Step[] = [
  { name: 'types', about: 'types', run: runTypes },
  { name: 'lint', about: 'format and lint', run: () => check('biome', ['check', '--error-on-warnings']) },
  { name: 'directions', about: 'import directions', run: () => check('depcruise', roots) },
  { name: 'unused', about: 'dead code', run: () => check('knip', []) },
  { name: 'sizes', about: 'file sizes', run: () => check('node', ['tools/sizes.ts']) },
  { name: 'words', about: 'every language says everything', run: () => check('node', ['tools/catalogues.ts']) },
  { name: 'unit', about: 'unit tests', run: () => runVitest({ project: 'unit' }) },
  { name: 'http', about: 'HTTP tests on PGlite', run: runOnEmbedded },
  { name: 'postgres', about: 'HTTP tests on PostgreSQL', run: () => runOnPostgres() },
  {
    name: 'faults',
    about: 'nothing is lost while servers, database and broker fall',
    run: () => runVitest({ project: 'faults' }),
  },
  { name: 'e2e', about: 'journeys in the browser', run: () => runJourneys() },
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

/** On a machine that has neither, the other steps run on what npm brings. */
const isPlanned = ({ name, isForCi }: Step) =>
  chosen.length > 0 ? chosen.includes(name) : !isForCi || process.env.TEST_SERVICES === 'required';

const sum: Outcome = { passed: 0, failed: 0 };
for (const step of steps.filter(isPlanned)) {
  const { passed, failed } = await runStep(step);
  sum.passed += passed;
  sum.failed += failed;
}
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
