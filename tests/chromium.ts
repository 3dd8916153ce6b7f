/** Chromium for tests and benches: CHROMIUM_PATH, the system's, Playwright's, else npm's. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { isSystemHidden } from './postgres-program.ts';

export interface ChromiumProgram {
  path: string;
  args: string[];
  env: Record<string, string>;
}

/** The shell first: it draws without a window system and takes a third less time for the same journeys. */
const systems = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's sandbox does not work for root. */
const args = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;

export function findChromium(): ChromiumProgram {
  const found = isSystemHidden() ? null : findSystemChromium();
  return found ? { path: found, args, env: {} } : findPackedChromium();
}

function findSystemChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  return [named, ...systems, chromium.executablePath()].find((path) => path && existsSync(path));
}

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));

/** npm's Chromium, unpacked once per version: browser, libraries beyond the C library, and a font. */
function findPackedChromium(): ChromiumProgram {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `There is no Chromium: install one or set CHROMIUM_PATH. npm has none for ${process.platform} on ${process.arch}.`,
    );
  }
  const { version } = JSON.parse(readFileSync(findPackageJSON('@sparticuz/chromium', import.meta.url) ?? '', 'utf8'));
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) unpackChromium(folder);
  return {
    path: join(folder, 'chromium'),
    // Without user namespaces the sandbox works for nobody.
    args: [...new Set([...args, '--no-sandbox'])],
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** The package unpacks into the temporary folder, and its libraries only when it detects Amazon Linux. */
const unpacker = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

function unpackChromium(folder: string): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    if (name.startsWith('chromium-')) rmSync(join(cache, name), { recursive: true, force: true });
  }
  const draft = mkdtempSync(join(cache, 'draft-'));
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', unpacker], {
    cwd: dirname(cache),
    env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The Chromium of npm could not be unpacked: ${stderr}`);
  writeFileSync(join(draft, 'fonts.conf'), describeFonts(folder));
  for (const path of [draft, join(draft, 'chromium')]) chmodSync(path, 0o755);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(folder)) throw error;
  }
}

/** Its own font and the system's; fonts of the product's languages come with its pages. */
function describeFonts(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;
}
