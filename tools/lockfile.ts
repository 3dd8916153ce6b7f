/**
 * Adds packages of other platforms to package-lock.json. With a registry that lacks some of them npm leaves them out, and
 * `npm ci` then refuses the file. Run after `npm install NAME` (npm run lockfile).
 */
import { readFileSync, writeFileSync } from 'node:fs';

interface Entry {
  version?: string;
  optionalDependencies?: Record<string, string>;
  [field: string]: unknown;
}

interface Lockfile {
  packages: Record<string, Entry>;
}

const systems = /^(android|darwin|linux|win32|freebsd|openharmony)$/;
const processors = /^(arm64|x64|arm|ia32|ppc64|s390x|riscv64|loong64|wasm32)$/;

/** Places where npm looks for a dependency, nearest first. */
function placesFor(name: string, from: string): string[] {
  const parents = from.split('/node_modules/');
  const bases = parents.map((_, depth) => parents.slice(0, parents.length - depth).join('/node_modules/'));
  return [...bases.map((base) => `${base}/node_modules/${name}`), `node_modules/${name}`];
}

function describePackage(name: string, version: string, dependent: Entry): Entry {
  const words = name.split('/').at(-1)?.split('-') ?? [];
  const cpu = words.filter((word) => processors.test(word));
  const os = words.filter((word) => systems.test(word));
  const libc = words.filter((word) => word === 'musl');
  const entry: Entry = { version };
  if (cpu.length > 0) entry.cpu = cpu;
  if (dependent.dev) entry.dev = true;
  if (libc.length > 0) entry.libc = libc;
  entry.optional = true;
  if (os.length > 0) entry.os = os;
  return entry;
}

/** Entries of optional packages that the lockfile names but lacks. */
export function findMissingPackages({ packages }: Lockfile): Record<string, Entry> {
  const missing: Record<string, Entry> = {};
  for (const [from, dependent] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(dependent.optionalDependencies ?? {})) {
      if (placesFor(name, from).some((place) => packages[place])) continue;
      missing[`node_modules/${name}`] = describePackage(name, version.replace(/^[\^~]/, ''), dependent);
    }
  }
  return missing;
}

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync('package-lock.json', 'utf8'));
}

if (import.meta.main) {
  const lockfile = readLockfile();
  const missing = findMissingPackages(lockfile);
  const sorted = Object.entries({ ...lockfile.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'));
  writeFileSync(
    'package-lock.json',
    `${JSON.stringify({ ...lockfile, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
  );
  console.log(`${Object.keys(missing).length} packages of other platforms added`);
}
