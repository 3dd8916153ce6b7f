/** Browsers for journeys, and expectations that hold for every page. */
import { setTimeout as delay } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { expect } from 'vitest';
import { everywhere, hindiScripts } from '../bench/web/goals.ts';
import { findChromium } from './chromium.ts';

export async function openBrowser(): Promise<Browser> {
  const { path, args, env } = findChromium();
  return chromium.launch({ executablePath: path, args, env: { ...process.env, ...env } });
}

export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Errors thrown or logged by the page's scripts; a journey must end without any. */
  problems: string[];
}

export interface Extras {
  /** With the service worker; requests through it cannot be intercepted. */
  hasWorker?: boolean | undefined;
  /** Time zone, such as `America/Los_Angeles`; default: India. */
  zone?: string | undefined;
}

/** Opens a browser context for one person, with its own storage and size. */
export async function openVisitor(
  browser: Browser,
  baseURL: string,
  width: number,
  { hasWorker = false, zone = 'Asia/Kolkata' }: Extras = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: width < 768 ? 740 : 800 },
    hasTouch: width < 768,
    locale: 'en-IN',
    timezoneId: zone,
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(30_000);
  if (!hasWorker) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  return { page, context, problems: collectProblems(page) };
}

/** Switches a context offline or online, with a timeout: Playwright may wait forever for pages and workers. */
export async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  const late = Symbol();
  const first = await Promise.race([context.setOffline(isOffline), delay(30_000, late, { ref: false })]);
  if (first === late) throw new Error(`The browser did not go ${isOffline ? 'offline' : 'online'} in 30 s.`);
}

/** Scrolls down the page up to `end` pixels and back to the top, so that lazily rendered sections are loaded. */
export async function seeAll(page: Page, end = 5_000): Promise<void> {
  await page.evaluate(async (last) => {
    // Background tabs may not be rendered at all.
    const drawn = () =>
      new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, 200);
      });
    for (let top = 0; top < Math.min(document.body.scrollHeight, last); top += 600) {
      window.scrollTo(0, top);
      await drawn();
      await drawn();
    }
  }, end);
  await page.waitForFunction(
    () => {
      const waiting = [...document.querySelectorAll('main .bg-skeleton')].find((part) => part.checkVisibility());
      // Content loaded meanwhile may have moved it out of view.
      waiting?.scrollIntoView({ block: 'center' });
      return !waiting;
    },
    undefined,
    { timeout: 30_000 },
  );
  await page.evaluate(() => window.scrollTo(0, 0));
}

/** Collects a page's errors from now on. */
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

/** Removes STEP_UP refusals, which the page handles with a dialog. */
export function withoutStepUp(problems: readonly string[]): string[] {
  const asked = problems
    .filter((problem) => problem.includes('"STEP_UP"'))
    .map((each) => each.split(/[ :]+\{/)[0] ?? '');
  const addresses = asked.map((each) => each.replace(/^422 /, ''));
  const isAsked = (problem: string) =>
    problem.includes('"STEP_UP"') ||
    (problem.includes('status of 422') && addresses.some((address) => problem.endsWith(address)));
  return problems.filter((problem) => !isAsked(problem));
}

/** File sizes by URL, which contains a hash: text gzipped, fonts as they are. */
const weights = new Map<string, Promise<number>>();

function weigh(response: Response): Promise<number> {
  const isFont = response.request().resourceType() === 'font';
  const known =
    weights.get(response.url()) ??
    response.body().then((body) => (isFont ? body.length : gzipSync(body, { level: 9 }).length));
  weights.set(response.url(), known);
  return known.catch(() => 0);
}

/** Files a page loads from now on. */
interface Traffic {
  script: Promise<number>[];
  stylesheet: Promise<number>[];
  font: Promise<number>[];
  /** URLs requested from other origins. */
  foreign: string[];
}

const kinds = ['script', 'stylesheet', 'font'] as const;

export function watchTraffic(page: Page, origin: string): Traffic {
  const traffic: Traffic = { script: [], stylesheet: [], font: [], foreign: [] };
  const note = (address: string) => {
    const { host, protocol } = new URL(address);
    if (/^(http|ws)s?:$/.test(protocol) && host !== new URL(origin).host) traffic.foreign.push(address);
  };
  page.on('request', (request) => note(request.url()));
  page.on('websocket', (socket) => note(socket.url()));
  page.on('response', (response) => {
    const kind = kinds.find((each) => each === response.request().resourceType());
    if (kind) traffic[kind].push(weigh(response));
  });
  return traffic;
}

/** Extra for Hindi pages: Devanagari fonts are seven times the Latin ones. */
const hindiRoom = { scripts: hindiScripts, fonts: 230_000 };

/** Expects a page to stay within its budgets (scripts: bytes gzipped) and to request no other origin. */
export async function expectLightPage(traffic: Traffic, scriptBudget: number, language = 'en'): Promise<void> {
  const room = language === 'hi' ? hindiRoom : { scripts: 0, fonts: 0 };
  expect(traffic.foreign).toEqual([]);
  expect(await add(traffic.script), 'bytes of scripts').toBeLessThanOrEqual(scriptBudget + room.scripts);
  expect(await add(traffic.stylesheet), 'bytes of styles').toBeLessThanOrEqual(everywhere.style);
  expect(await add(traffic.font), 'bytes of fonts').toBeLessThanOrEqual(everywhere.font + room.fonts);
}

async function add(sizes: Promise<number>[]): Promise<number> {
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Expects no horizontal scrolling, and names the elements that overflow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { overflow, wide } = await page.evaluate(() => {
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    const sticksOut = (node: Element) => node.getBoundingClientRect().right > window.innerWidth + 0.5;
    const all = overflow > 0 ? [...document.body.querySelectorAll('*')].filter(sticksOut) : [];
    // Innermost elements only: their ancestors overflow because of them.
    const inner = all.filter((node) => ![...node.children].some(sticksOut)).slice(0, 4);
    return { overflow, wide: inner.map((node) => node.outerHTML.slice(0, 160)) };
  });
  expect(overflow, `${page.url()} scrolls sideways by ${overflow} px: ${wide.join(' · ')}`).toBeLessThanOrEqual(0);
}

/** Expects tables to fit without scrolling inside them. */
export async function expectWholeTables(page: Page): Promise<void> {
  const cut = await page.locator('main table').evaluateAll((tables) =>
    tables.flatMap((table) => {
      const region = table.parentElement;
      return region && region.scrollWidth > region.clientWidth ? [region.getAttribute('aria-label')] : [];
    }),
  );
  expect(cut).toEqual([]);
}
