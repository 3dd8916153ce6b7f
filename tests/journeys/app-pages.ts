/** Signed-in pages with demo data, opened in a tab of their own: their budgets, and room for text. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { scriptBudgets } from '../../bench/web/goals.ts';
import { collectProblems, expectNoSidewaysScroll, openBrowser, watchTraffic } from '../browser.ts';
import { type DemoVisitor, visitDemo } from './demo-world.ts';
import { product } from './product.ts';

/** Teams, approvals, packages and lists of creators bring their contract to the pages of an account. */
const accountRoom = 13_500;
/** A campaign brings the contract of its terms, payments and their end, an open offer what accepts it. */
const campaignRoom = 25_500;
/** A creator's page brings the contracts of packages, track record and reviews for what its tabs count. */
const profileRoom = 24_000;

/** The chat of a campaign, also in Hindi, brings the campaign it is about. */
const chatRoom = 3_700;

/** Creators see their own page at the second one. */
const profilePages = ['/influencer-profile/:type/:id', '/brand-profile'];
const chatPages = ['/chat-section', '/all-campaigns-chats/:id'];
/** Of the loader, which leads on to the start page: the scripts of both count. */
const loaderBudget = scriptBudgets.app + 19_500;
/** Bytes of scripts, gzipped. */
export function budgetOf(path: string): number {
  if (path === '/loader') return loaderBudget;
  if (path === '/campaign-details/:id') return scriptBudgets.app + campaignRoom;
  if (profilePages.includes(path)) return scriptBudgets.app + profileRoom;
  return chatPages.includes(path) ? scriptBudgets.chat + chatRoom : scriptBudgets.app + accountRoom;
}

/** Opens a browser for a person of the demo before the tests of a file, and closes it after them. */
export function startDemoVisitor(looks: Parameters<typeof visitDemo>[1]): () => DemoVisitor {
  let browser: Browser;
  let visitor: DemoVisitor;
  beforeAll(async () => {
    browser = await openBrowser();
    visitor = await visitDemo(browser, looks);
  });
  afterAll(async () => {
    await browser?.close();
  });
  return () => visitor;
}

/** New tab in the browser for that size, which shares its cache. */
export async function openPage({ context, addressOf }: DemoVisitor, path: string, colorScheme: 'light' | 'dark') {
  const page = await context.newPage();
  const problems = collectProblems(page);
  const lost: string[] = [];
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // A lost script reloads the page and doubles its weight. Redirecting pages abort requests.
    if (request.url().includes('/assets/') && reason !== 'net::ERR_ABORTED') lost.push(`${request.url()}: ${reason}`);
  });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const traffic = watchTraffic(page, product.url);
  await page.goto(addressOf(path), { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  return { page, problems, lost, traffic };
}

/** At 320 px, equal to 1280 px at 400 %, and with doubled text. */
export async function expectRoom(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 740 });
  await expectNoSidewaysScroll(page);
  // Text first: em-based container queries are evaluated when the width changes.
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  const shortcuts = page.locator('.bottom-bar > *');
  const cut = await shortcuts.evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length);
  expect(cut, 'words that reach over their neighbours').toBe(0);
}
