/** The Chromium of the journeys: CHROMIUM_PATH, else the system's, else the one Playwright downloaded. */
import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { expect } from 'vitest';

const systems = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function findChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, and there is no such file.`);
  const found = [named, ...systems, chromium.executablePath()].find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error('There is no Chromium: install it (apt-get install chromium) or set CHROMIUM_PATH to one.');
}

export async function openBrowser(): Promise<Browser> {
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: findChromium(), args: [...quiet, ...asRoot] });
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What the page's scripts threw or logged as errors; a journey ends with none. */
  problems: string[];
}

/** One person with a browser of their own: own storage, own size. */
export async function openVisitor(browser: Browser, baseURL: string, width: number): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 768 ? 740 : 800 },
    hasTouch: width < 768,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  return { page, context, problems: collectProblems(page) };
}

/** What goes wrong on a page from now on. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()} ${message.location().url}`);
  });
  page.on('response', async (response) => {
    if (response.status() < 400 || !response.url().includes('/api/')) return;
    const answer = await response.text().catch(() => '');
    problems.push(`${response.status()} ${response.url()}: ${answer}`);
  });
  return problems;
}

/** What a script weighs, by its address, which changes with its content. */
const weights = new Map<string, Promise<number>>();

function weigh(response: Response): Promise<number> {
  const known = weights.get(response.url()) ?? response.body().then((body) => gzipSync(body, { level: 9 }).length);
  weights.set(response.url(), known);
  return known.catch(() => 0);
}

/** Sizes of the scripts a page loads from now on, in bytes of gzip. */
export function measureScripts(page: Page): Promise<number>[] {
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sizes.push(weigh(response));
  });
  return sizes;
}

export async function addSizes(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** No page is wider than the window at any width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, `${page.url()} scrolls sideways by ${overflow} px`).toBeLessThanOrEqual(0);
}
