/** Bookmarks: stored at once, with note and list; failures are shown. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { settle } from './discovering.ts';
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

/** Shown as bookmarked before the server confirms. */
async function keep(page: Page, name: string): Promise<void> {
  const heart = (act: string) =>
    page.getByRole('button', { name: new RegExp(`^${act} ${name} (to|from) Favourites`) }).first();
  await heart('Add').click();
  await heart('Remove').waitFor();
}

describe.each(widthsOf(360))('a favourite at %i px', (width) => {
  let brand: Entered;
  let name: string;
  beforeEach(async () => {
    brand = await enterAs(browser, { role: 'Brand', fullname: 'Ila Deshpande', url: product.url, width });
    await brand.page.goto('/browse-influencer?q=kavita');
    name = (await brand.page.getByRole('article').first().getByRole('link').first().textContent()) ?? '';
  });
  afterEach(() => brand?.context.close());

  it('is stored at once', async () => {
    const { page } = brand;
    const kept = page.waitForResponse('**/api/user/add/UserBookmarks');
    await keep(page, name);
    await kept;
    await page.goto('/bookmarks');
    await page.getByRole('link', { name }).first().waitFor();
    await expectGoodPage(page);
    await page.getByRole('button', { name: `Note and list for ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Ask for Onam.');
    await dialog.getByLabel('List', { exact: true }).selectOption({ label: 'New list…' });
    await dialog.getByLabel('Name of the new list').fill(`Onam ${width}`);
    await expectGoodPage(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
    const note = page.getByText('Ask for Onam.', { exact: true });
    await note.waitFor();
    await page.getByRole('link', { name: `Onam ${width} 1` }).click();
    await page.waitForURL((address) => address.searchParams.get('list') === `Onam ${width}`);
    const remove = page.getByRole('button', { name: `Remove ${name} from Favourites` });
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await remove.waitFor();
    await page.reload();
    await note.waitFor();
    const gone = page.waitForResponse((reply) => reply.request().method() === 'DELETE');
    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await gone;
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'Favourites' }).waitFor();
    await settle(page);
    expect(await page.getByRole('link', { name }).count()).toBe(0);
  });

  it('a failure is shown on the current page', async () => {
    const { page } = brand;
    const held = Promise.withResolvers<void>();
    await page.route('**/api/user/add/UserBookmarks', async (route) => {
      await held.promise;
      await route.fulfill({ status: 409, json: { result: false, code: 'CONFLICT', reason: 'Not just now.' } });
    });
    await keep(page, name);
    await page.getByRole('link', { name }).first().click();
    await page.waitForURL('**/influencer-profile/influencer/*');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    held.resolve();
    await page.getByText('Not just now.').waitFor();
  });
});
