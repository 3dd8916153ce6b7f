/** Unlocking: free at once, coins after a confirmation, plans without either; then the contact. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, setOffline } from '../browser.ts';
import type { Product } from '../server.ts';
import { type Entered, enterAs } from './entered.ts';
import { startOwnProduct } from './own-product.ts';
import { expectGoodPage } from './people.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  const env = { FREE_UNLOCKS: '1', WELCOME_COINS: '20' };
  [product, browser] = await Promise.all([startOwnProduct(env), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const dialogOf = (page: Page) => page.getByRole('dialog');
const buttonOf = (page: Page, text: RegExp) => page.getByRole('button', { name: text }).first();

async function browse(page: Page): Promise<void> {
  await page.goto('/browse-influencer');
  await page.getByRole('article').first().waitFor();
}

describe('on a phone', () => {
  let brand: Entered;
  let page: Page;
  beforeAll(async () => {
    brand = await enterAs(browser, { role: 'Brand', fullname: 'Meera Nair', url: product.url, width: 360 });
    page = brand.page;
  });
  afterAll(async () => {
    // The refusal is expected: another window used the last one.
    expect(brand.problems.filter((problem) => !problem.includes('/user/add_unlock_user'))).toEqual([]);
    await brand.context.close();
  });

  it('warns about an unclaimed profile before spending, and shows the source of its rates', async () => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/user/add_unlock_user')) calls.push(request.url());
    });
    const found = await fetch(`${product.url}/api/browseInfluencers?limit=100&sort=newest`, {
      headers: { authorization: `Bearer ${brand.token}` },
    });
    const { data } = (await found.json()) as { data: { id: string; claimed: boolean; price_from: number | null }[] };
    const id = data.find(({ claimed, price_from }) => !claimed && price_from !== null)?.id ?? '';
    await page.goto(`/influencer-profile/influencer/${id}`);
    await buttonOf(page, /^Unlock · free, 1 left/).click();
    await dialogOf(page)
      .getByText(/hasn’t been claimed/)
      .waitFor();
    await expectGoodPage(page);
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    expect(calls).toEqual([]);
    await page.getByText('From public sources, not confirmed.').first().waitFor();
  });

  it('uses a free unlock at once and shows the contact with what remains', async () => {
    await browse(page);
    const button = buttonOf(page, /^Unlock · free, 1 left/);
    await button.dblclick();
    const dialog = dialogOf(page);
    await dialog.getByRole('link', { name: /@demo\.test/ }).waitFor();
    await dialog.getByRole('status').getByText('Contact unlocked. You have 20 coins left.').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('@demo.test');
    await expectGoodPage(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Contact: /);
  });

  it('asks before taking coins, and the header updates', async () => {
    await buttonOf(page, /^Unlock · 10 coins/).click();
    await dialogOf(page).getByText('You have 20 coins; 10 will be left.').waitFor();
    await dialogOf(page)
      .getByText(/Active|Online|imported list/)
      .waitFor();
    await expectGoodPage(page);
    await dialogOf(page).getByRole('button', { name: 'Cancel' }).click();
    await dialogOf(page).waitFor({ state: 'detached' });
    await buttonOf(page, /^Unlock · 10 coins/).click();
    // It stays open while sending, and shows the failure itself.
    const fail = Promise.withResolvers<void>();
    await page.route('**/user/add_unlock_user', (route) => fail.promise.then(() => route.abort()), { times: 1 });
    const unlock = dialogOf(page).getByRole('button', { name: 'Unlock for 10 coins' });
    await unlock.click();
    await unlock.and(page.locator('[aria-busy]')).waitFor();
    await page.keyboard.press('Escape');
    fail.resolve();
    await dialogOf(page).getByRole('alert').getByText('We couldn’t reach the server.').waitFor();
    await unlock.click();
    await dialogOf(page).getByText('Contact unlocked. You have 10 coins left.').waitFor();
    await page.keyboard.press('Escape');
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('user_profile') ?? '{}').user_coins);
    await expect.poll(stored).toBe(10);
  });

  it('opens the contact on the profile page and moves the focus to it', async () => {
    const card = page.getByRole('article').filter({ has: buttonOf(page, /^Unlock · 10 coins/) });
    await card.getByRole('link').first().click();
    await page.waitForURL('**/influencer-profile/**');
    await page.getByText('It costs 10 coins; you have 10.').waitFor();
    await buttonOf(page, /^Unlock · 10 coins/).click();
    await dialogOf(page).getByRole('button', { name: 'Unlock for 10 coins' }).click();
    await page.getByRole('link', { name: /@demo\.test/ }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Contact');
    await page.getByRole('status').getByText('Contact unlocked. You have 0 of 1 free unlocks left.').waitFor();
    await expectGoodPage(page);
  });

  it('links to the plans without coins, also when another window used them', async () => {
    await browse(page);
    await page
      .getByRole('link', { name: /^Unlock with a plan/ })
      .first()
      .waitFor();
    // Outdated state of a window before another one used the last free unlock.
    await page.route('**/get_unlock_user_count/**', async (route) => {
      const reply = await route.fetch();
      const body = await reply.json();
      await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, used: 0 } } });
    });
    await browse(page);
    await buttonOf(page, /^Unlock · free, 1 left/).waitFor();
    await page.unroute('**/get_unlock_user_count/**');
    await buttonOf(page, /^Unlock · free, 1 left/).click();
    await dialogOf(page).getByRole('heading', { name: 'Not enough coins' }).waitFor();
    await dialogOf(page).getByRole('link', { name: 'See plans' }).click();
    await page.waitForURL('**/subscription');
  });

  it('lists unlocked contacts, to copy and to report', async () => {
    await page.goto('/bookmarks');
    await page.getByRole('link', { name: 'Unlocked' }).click();
    const cards = page.getByRole('article');
    await cards.first().waitFor();
    expect(await cards.count()).toBe(3);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await cards.first().getByRole('button', { name: 'Copy email' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/@demo\.test$/);
    await cards
      .first()
      .getByRole('button', { name: /^This contact doesn’t work/ })
      .click();
    await expectGoodPage(page);
    await dialogOf(page).getByRole('button', { name: 'Report contact' }).click();
    await cards.first().getByText('Reported; our team is checking it').waitFor();
    expect(
      await cards
        .last()
        .getByRole('button', { name: /^This contact doesn’t work/ })
        .count(),
    ).toBe(0);
    await expectGoodPage(page);
  });
});

it('reports a lost connection at once, and unlocks after reconnecting', async () => {
  const { page, context } = await enterAs(browser, {
    role: 'Brand',
    fullname: 'Joel Das',
    url: product.url,
    width: 360,
  });
  await browse(page);
  // The allowance is already loaded.
  await buttonOf(page, /^Unlock · free, 1 left/).click();
  await dialogOf(page).getByRole('status').getByText('Contact unlocked.', { exact: false }).waitFor();
  await page.keyboard.press('Escape');
  await buttonOf(page, /^Unlock · 10 coins/).click();
  await setOffline(context, true);
  const confirm = dialogOf(page).getByRole('button', { name: 'Unlock for 10 coins' });
  await confirm.click();
  await page.getByText('We couldn’t reach the server.', { exact: false }).first().waitFor();
  await setOffline(context, false);
  await confirm.click();
  await dialogOf(page).getByText('Contact unlocked. You have 10 coins left.').waitFor();
  await context.close();
});
