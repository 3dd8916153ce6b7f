/**
 * Prepares a fresh clone: installs missing packages and builds outdated pages. Plain JavaScript, because it runs on the Node
 * (20 or newer) that started npm. `--dev` installs the test tools too; `--no-build` skips the pages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const needsDev = process.argv.includes('--dev');
const installedMark = join(root, 'node_modules/.tandem.json');
const buildStamp = join(root, 'build/.stamp');

/** @param {string} message */
function stop(message) {
  console.error(`Tandem cannot start: ${message}`);
  process.exit(1);
}

/** @param {string[]} args @param {string} purpose */
function npm(args, purpose) {
  console.log(`${purpose} …`);
  const started = Date.now();
  const viaNode = process.env.npm_execpath?.endsWith('npm-cli.js');
  const command = viaNode ? process.execPath : 'npm';
  const result = spawnSync(command, viaNode ? [process.env.npm_execpath ?? '', ...args] : args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: !viaNode && process.platform === 'win32',
  });
  if (result.status !== 0) {
    process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
    stop(`${purpose} failed (npm ${args.join(' ')}); the lines above say why. Mend it and run the same command again.`);
  }
  console.log(`${purpose}: done in ${Math.round((Date.now() - started) / 1000)} s`);
}

function readMark() {
  try {
    return JSON.parse(readFileSync(installedMark, 'utf8'));
  } catch {
    return null;
  }
}

/** A manual install (npm install, npm ci) has no marker of ours, so check for the tools themselves. */
function hasDevTools() {
  return existsSync(join(root, 'node_modules/vitest')) && existsSync(join(root, 'node_modules/@biomejs/biome'));
}

/** npm writes this record last on every install; if its versions differ from the lockfile, install again. */
function isCurrent() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const lock = hashFiles([join(root, 'package-lock.json')]);
  const mark = readMark();
  if (mark) return mark.lock === lock;
  return versionsMatch(record);
}

/** @param {string} record */
function versionsMatch(record) {
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, { version, dev, optional }]) =>
      path === '' || have[path]?.version === version || (!have[path] && (optional || (dev && !hasDevTools()))),
  );
}

function install() {
  if (isCurrent() && (!needsDev || hasDevTools())) return;
  const keepDev = needsDev || hasDevTools();
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  args.push(keepDev ? '--include=dev' : '--omit=dev');
  npm(args, keepDev ? 'Installing packages and test tools' : 'Installing packages');
  writeFileSync(installedMark, JSON.stringify({ lock: hashFiles([join(root, 'package-lock.json')]) }));
}

/** The install script of the node package may have been blocked. */
function checkNode() {
  const pinned = join(root, 'node_modules/node/bin/node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return;
  const script = join(root, 'node_modules/node/installArchSpecificPackage.js');
  if (existsSync(script)) {
    spawnSync(process.execPath, [script], { cwd: join(root, 'node_modules/node'), stdio: 'ignore' });
    if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return;
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 24 || (major === 24 && minor < 7)) {
    stop(
      `the packaged Node 26 did not install, and Node ${process.versions.node} is too old to go on without it. Run "npm rebuild node" (its install script must be allowed), or install Node 24.7 or newer.`,
    );
  }
  console.log(`The packaged Node 26 is not there; going on with Node ${process.versions.node}.`);
}

/** @param {string} folder @returns {string[]} */
function listFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? listFiles(path) : [path];
  });
}

/** @param {string[]} files */
function hashFiles(files) {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    if (existsSync(file)) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const madeByBuild = ['web/ui/fonts'];

/** Builds the pages if their sources changed; fonts are generated by the build. */
function build() {
  const config = ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'lingui.config.ts'];
  const files = ['web', 'contract', 'public', 'tools']
    .flatMap((folder) => listFiles(join(root, folder)))
    .filter(
      (file) => !/\.test\.tsx?$/.test(file) && !madeByBuild.some((folder) => file.startsWith(join(root, folder))),
    );
  const stamp = hashFiles([...files, ...config.map((file) => join(root, file))]);
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === stamp) return;
  npm(['run', '--silent', 'build'], 'Building the pages');
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(buildStamp, stamp);
}

if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Node ${process.versions.node} is too old; 20 or newer is needed.`);
try {
  install();
  checkNode();
  if (!process.argv.includes('--no-build')) build();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
