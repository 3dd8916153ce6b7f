/** Guided tours: start when unseen, and report their end to the server. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collectProblems, openBrowser, setOffline } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { callApi, giveAccount } from '../sessions.ts';
import { type Entered, enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const enterNew = (role: Entered['role'], width: number, hasAccount = true) =>
  enterAs(browser, { role, fullname: 'Asha Menon', url: product.url, width, hasAccount, hasTours: true });

const card = (page: Page, name: string) => page.getByRole('dialog', { name });
const anyCard = (page: Page) => page.locator('[data-tour-card]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const readTours = ({ id, token }: Entered) => callApi(product.url, `/auth/walkthroughStatus/${id}`, { token });

/** Number of reported ends. */
function countTold(page: Page) {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('walkthroughStatus')) told.push(request.postData() ?? '');
  });
  return told;
}

const titles = {
  '/browse-influencer': [
    'Your wallet and coins',
    'Search, then filter',
    'Messages and notifications',
    'Your dashboard',
  ],
  '/my-campaigns': [
    // A new user has no campaign, so steps about status and actions are skipped.
    'Your campaigns in three lists',
    /Post the next one|Start a joint campaign/,
  ],
} as const;

describe.each([
  ['Brand', 1280, 'light', ['Posting a campaign', 'Find the right post']],
  ['Influencer', 360, 'dark', ['Find the right post', 'Campaigns looking for creators']],
] as const)('a new %s at %i px', (role, width, colorScheme, posting) => {
  it('is shown on three pages, step by step', async () => {
    const person = await enterNew(role, width);
    const { page, context, problems } = person;
    const told = countTold(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const pages = {
      ...titles,
      '/post-campaign': [...posting, 'The Resource Sharing Hub', 'My Campaigns'],
    };
    for (const [path, steps] of Object.entries(pages)) {
      await page.goto(path);
      for (const [at, title] of steps.entries()) {
        const step = page.getByRole('dialog', { name: title });
        // Compared, so that a failure names the step shown instead.
        await expect
          .poll(() => anyCard(page).getByRole('heading').allInnerTexts())
          .toEqual([expect.stringMatching(title)]);
        await step.getByRole('img', { name: `Step ${at + 1} of ${steps.length}` }).waitFor();
        await step.getByRole('button', { name: 'Skip tour' }).waitFor();
        await expectInWindow(page);
        expect(await step.evaluate(countFading)).toBe(0);
        if (at === 0) await expectGoodPage(page);
        await step.getByRole('button', { name: at === steps.length - 1 ? 'Done' : 'Next' }).click();
      }
      await expect.poll(() => anyCard(page).count()).toBe(0);
    }
    await expect.poll(() => readTours(person)).toEqual({ BrowseInfluencer: 1, PostCampaign: 1, MyCampaigns: 1 });
    // Leaving the page before the reply reports it again.
    await expect.poll(() => new Set(told).size).toBe(3);
    await page.goto('/browse-influencer', { waitUntil: 'networkidle' });
    expect(await anyCard(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

/** Number of fading ancestors: none with reduced motion. */
function countFading(card: Element): number {
  let count = 0;
  for (let each: Element | null = card; each; each = each.parentElement)
    if (Number.parseFloat(getComputedStyle(each).transitionDuration) > 0) count += 1;
  return count;
}

/** Expects card and target to be entirely in the window. */
async function expectInWindow(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isWhole = async () => {
    const box = await anyCard(page).boundingBox();
    return box !== null && Math.min(box.x, box.y) >= 0 && box.x + box.width <= width && box.y + box.height <= height;
  };
  await expect.poll(isWhole, { message: 'the card is whole in the window' }).toBe(true);
}

it('works by keyboard, continues after a reload, and counts a double click once', async () => {
  const person = await enterNew('Brand', 1280);
  const { page, context, problems } = person;
  const told = countTold(page);
  await page.goto('/browse-influencer');
  await card(page, 'Your wallet and coins').waitFor();
  expect(await page.getByRole('button', { name: 'Back', exact: true }).count()).toBe(0);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Next');
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await page.locator('[data-tour-card] :focus').count()).toBe(1);
  }
  await page.mouse.click(20, 600);
  await page.keyboard.press('Tab');
  expect(await page.locator('[data-tour-card] :focus').count()).toBe(1);
  await page.keyboard.press('ArrowRight');
  await card(page, 'Search, then filter').waitFor();
  await page.reload();
  await card(page, 'Search, then filter').waitFor();
  await page.keyboard.press('ArrowLeft');
  await card(page, 'Your wallet and coins').waitFor();
  await page.keyboard.press('ArrowRight');
  await card(page, 'Search, then filter').getByRole('button', { name: 'Next' }).dblclick();
  await card(page, 'Messages and notifications').waitFor();
  await press(page, 'Back');
  await card(page, 'Search, then filter').waitFor();
  // Shortcuts must not reach the page below.
  await page.keyboard.press('Control+k');
  expect(await page.getByRole('combobox', { name: 'Go to or do' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => readTours(person)).toMatchObject({ BrowseInfluencer: 2 });
  // The server may have handled it before this process sees the request.
  await expect.poll(() => told).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(told).toHaveLength(1);
  expect(problems).toEqual([]);
  await context.close();
});

it('ends in every tab at once, and is reported on reconnection', async () => {
  const person = await enterNew('Brand', 1280);
  const { page, context } = person;
  await page.goto('/my-campaigns');
  await anyCard(page).waitFor();
  const second = await context.newPage();
  const problems = collectProblems(second);
  await second.goto('/my-campaigns');
  await anyCard(second).waitFor();
  await setOffline(context, true);
  await page.bringToFront();
  await press(page, 'Skip tour');
  await expect.poll(() => anyCard(second).count()).toBe(0);
  expect(await readTours(person)).toMatchObject({ MyCampaigns: 0 });
  await setOffline(context, false);
  await expect.poll(() => readTours(person), { timeout: 15_000 }).toMatchObject({ MyCampaigns: 2 });
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

it('waits for the social account and for open dialogs', async () => {
  const person = await enterNew('Influencer', 360, false);
  const { page, context } = person;
  await page.goto('/browse-influencer');
  await card(page, 'No Social Media Account Added').waitFor();
  await page.waitForLoadState('networkidle');
  expect(await anyCard(page).count()).toBe(0);
  await giveAccount(person);
  await card(page, 'No Social Media Account Added').waitFor({ state: 'detached' });
  // A page shows one thing by itself, so the tour begins with the next visit.
  await page.goto('/dashboard');
  await page.goto('/browse-influencer');
  await card(page, 'Your wallet and coins').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await context.close();
});

it.each(widthsOf(360))('can be restarted from Help at %i px, and stays finished', async (width) => {
  const person = await enterAs(browser, { role: 'Partner', fullname: 'Joel Dsouza', url: product.url, width });
  const { page, context, problems } = person;
  await page.goto('/wallet');
  await page.getByRole('button', { name: width < 768 ? 'Menu' : 'My Account' }).click();
  await press(page, 'Help and tours');
  await card(page, 'Help and tours').getByRole('link', { name: 'Questions and answers' }).waitFor();
  await expectGoodPage(page);
  await page.getByRole('button', { name: 'Show me: My Campaigns' }).click();
  await page.waitForURL('**/my-campaigns');
  await card(page, 'Your campaigns in three lists').waitFor();
  expect(await card(page, 'Help and tours').count()).toBe(0);
  await press(page, 'Skip tour');
  await expect.poll(() => anyCard(page).count()).toBe(0);
  await page.waitForLoadState('networkidle');
  expect(await readTours(person)).toMatchObject({ MyCampaigns: 1 });
  expect(problems).toEqual([]);
  await context.close();
});
