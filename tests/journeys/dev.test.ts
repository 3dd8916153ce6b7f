import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { findFreePort, type Running, startProcess, waitUntil } from '../processes.ts';

/** Generated folders and dependencies, which are not copied. */
const notCopied = ['.git', '.cache', '.data', '.react-router', 'build', 'coverage', 'node_modules'];

const folder = mkdtempSync(join(tmpdir(), 'tandem-dev-'));
let browser: Browser;
let dev: Running;
let url: string;

beforeAll(async () => {
  cpSync('.', folder, { recursive: true, filter: (path) => !notCopied.includes(path) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  const port = await findFreePort();
  url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), INSPECT_PORT: '0' };
  dev = startProcess(process.execPath, ['tools/dev/dev.ts'], { cwd: folder, env });
  [browser] = await Promise.all([
    openBrowser(),
    waitUntil(dev, async () => (await fetch(`${url}/health/ready`)).ok, 300),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await dev?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Edits a source file. */
function edit(path: string, from: string, to: string): void {
  const file = join(folder, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
}

it('shows an edited component in the open page, keeping its state', async () => {
  const { page, context } = await openVisitor(browser, url, 1280);
  // Earlier edits would not reach the page.
  const isConnected = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('[vite] connected'),
    timeout: 150_000,
  });
  // On a cold start Vite bundles the libraries first.
  await page.goto('/login', { timeout: 150_000 });
  await isConnected;
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
  // The heading is there before hydration, and only then can React Router replace a component.
  await page.waitForFunction(() => !('takeEarlyPresses' in window), undefined, { timeout: 150_000 });
  const name = page.getByRole('textbox').first();
  await name.fill('somebody');
  edit('web/accounts/screens/login.tsx', '<Trans>Welcome back</Trans>', '<Trans>Here again</Trans>');
  await page.getByRole('heading', { name: 'Here again' }).waitFor();
  expect(await name.inputValue()).toBe('somebody');
  await context.close();
});

it('answers with an edited service, also requests during its restart', async () => {
  edit('server/kit/http/health.ts', "status: 'live'", "status: 'edited'");
  await expect.poll(() => fetch(`${url}/health/live`).then((reply) => reply.text())).toContain('edited');
  expect((await fetch(`${url}/api/gender`)).status).toBe(200);
});

it('shows pages in Hindi', async () => {
  const { page, context, problems } = await openVisitor(browser, url, 360);
  await page.goto('/login?lang=hi');
  await page.getByRole('textbox').first().fill('somebody');
  await page.getByRole('button', { name: 'लॉग इन' }).first().waitFor();
  expect(problems).toEqual([]);
  expect(existsSync(join(folder, 'build'))).toBe(false);
  await context.close();
});
