/** All signed-in pages with demo data: accessible in both themes and sizes, within their budgets. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptBudgets } from '../../bench/web/goals.ts';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import { paths } from '../../web/lib/paths.ts';
import {
  collectProblems,
  expectLightPage,
  expectNoSidewaysScroll,
  openBrowser,
  seeAll,
  watchTraffic,
} from '../browser.ts';
import { callApi } from '../sessions.ts';
import { appPages, type DemoVisitor, visitDemo } from './demo-world.ts';
import { breakCalls } from './page-states.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

/** Teams, approvals, packages and lists of creators bring their contract to the pages of an account. */
const accountRoom = 11_500;
/** A campaign brings the contract of its terms, payments and their end, an open offer what accepts it. */
const campaignRoom = 22_500;
/** A creator's page brings the contracts of packages, track record and reviews for what its tabs count. */
const profileRoom = 22_500;

/** The chat of a campaign in Hindi is just above the goal. */
const chatRoom = 1_500;

/** Creators see their own page at the second one. */
const profilePages = ['/influencer-profile/:type/:id', '/brand-profile'];
const chatPages = ['/chat-section', '/all-campaigns-chats/:id'];
/** Of the loader, which leads on to the start page: the scripts of both count. */
const loaderBudget = scriptBudgets.app + 17_500;
function budgetOf(path: string): number {
  if (path === '/loader') return loaderBudget;
  if (path === '/campaign-details/:id') return scriptBudgets.app + campaignRoom;
  if (profilePages.includes(path)) return scriptBudgets.app + profileRoom;
  return chatPages.includes(path) ? scriptBudgets.chat + chatRoom : scriptBudgets.app + accountRoom;
}

let browser: Browser;
let visitors: { desk: DemoVisitor; phone: DemoVisitor; smallest: DemoVisitor; creator: DemoVisitor };

beforeAll(async () => {
  browser = await openBrowser();
  visitors = {
    desk: await visitDemo(browser, { role: 'brand', width: 1280 }),
    phone: await visitDemo(browser, { role: 'brand', width: 360 }),
    creator: await visitDemo(browser, { role: 'influencer', width: 360 }),
    // Hindi needs more space than English.
    smallest: await visitDemo(browser, { role: 'influencer', width: 320, language: 'hi' }),
  };
});
afterAll(async () => {
  await browser?.close();
});

/** New tab in the browser for that size, which shares its cache. */
async function open(path: string, place: keyof typeof visitors, colorScheme: 'light' | 'dark') {
  const { context, addressOf } = visitors[place];
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
async function expectRoom(page: Page): Promise<void> {
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

describe.runIf(appPages.length > 0).each(appPages)('%s', (path) => {
  it('is accessible on a desktop in light mode, within its budgets', async () => {
    const { page, problems, lost, traffic } = await open(path, 'desk', 'light');
    expect(lost).toEqual([]);
    // First: prefetching when idle does not count.
    await expectLightPage(traffic, budgetOf(path));
    await seeAll(page);
    await expectGoodPage(page);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('is accessible on a phone in dark mode, within its budgets, and fits at small sizes and with large text', async () => {
    const { page, problems, lost, traffic } = await open(path, 'phone', 'dark');
    expect(lost).toEqual([]);
    await expectLightPage(traffic, budgetOf(path));
    await seeAll(page);
    await expectGoodPage(page);
    await expectRoom(page);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(['loading', 'error'] as const)('identifies itself in the %s state', async (state) => {
    const { context, addressOf } = visitors.phone;
    const page = await context.newPage();
    await breakCalls(page, state);
    await page.goto(addressOf(path));
    await page.locator('main h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => page.title()).not.toBe('');
    await page.close();
  });

  it('fits for an influencer in Hindi and loads that language’s scripts only', async () => {
    const { page, lost, traffic } = await open(path, 'smallest', 'light');
    expect(lost).toEqual([]);
    await expectLightPage(traffic, budgetOf(path), 'hi');
    await seeAll(page);
    await expectRoom(page);
    await page.close();
  });
});

// Its content depends on the reader: each of these loads other scripts.
it.each([
  ['can be applied to', 'get_user_post_campaigns', undefined, 'Apply'],
  ['was applied to', 'get_my_campaigns?relation=applied&standing=waiting', 'offered', 'You receive'],
  ['was agreed on', 'get_my_campaigns?relation=applied&standing=agreed', 'in_progress', 'You receive'],
  ['is paid', 'get_my_campaigns?relation=applied&standing=closed', 'paid', 'You receive'],
  ['was pledged to', 'get_my_campaigns?relation=pledged', undefined, 'Chat with the owner'],
])(
  'a campaign that %s keeps to the budget of its page on an influencer’s phone',
  async (standing, list, status, sign) => {
    const { token } = visitors.creator.session;
    const found = await callApi<Campaign[]>(product.url, `/campaign/all/${list}`, { token });
    const campaign = found.find(({ my_application: own }) => own?.status === status);
    if (!campaign) throw new Error(`The story has no campaign that ${standing}.`);
    const { page, problems, lost, traffic } = await open(paths.campaign(campaign.id), 'creator', 'light');
    await page.getByRole('main').getByText(sign, { exact: true }).first().waitFor();
    expect(lost).toEqual([]);
    await expectLightPage(traffic, scriptBudgets.app + campaignRoom);
    await seeAll(page);
    await expectGoodPage(page);
    expect(problems).toEqual([]);
    await page.close();
  },
);
