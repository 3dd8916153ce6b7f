/** Campaign Posts, filtered by what each filter would leave: in the rail of a wide window and in the sheet of a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { visitDemo } from './demo-world.ts';
import { expectGoodPage } from './people.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const postsOf = (page: Page) => page.getByRole('article');
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
const totalOf = (page: Page) => page.getByText(/^[\d,]+ campaigns?$/);

async function open(width: number): Promise<Page> {
  const { page } = await visitDemo(browser, { role: 'influencer', width });
  await page.goto('/post-campaign');
  await postsOf(page).first().waitFor();
  return page;
}

describe('at 1280 px', () => {
  it('leaves as many as the rail says, removes each filter by its chip, and keeps them in the address', async () => {
    const page = await open(1280);
    const rail = page.getByRole('complementary', { name: 'Filters' });
    const topics = rail.getByRole('group', { name: 'Topic' });
    const first = topics.getByRole('checkbox').first();
    await first.waitFor();
    const label = (await topics.locator('label').first().textContent()) ?? '';
    const [, name = '', count = ''] = /^(.*?)(\d+)$/.exec(label) ?? [];
    await first.check();
    await chip(page, name).waitFor();
    await expect.poll(() => totalOf(page).textContent()).toMatch(new RegExp(`^${count} campaigns?$`));
    expect(await topics.getByRole('checkbox').count()).toBeGreaterThan(1);
    await expectGoodPage(page);

    await rail
      .getByRole('group', { name: 'Applications close' })
      .getByRole('checkbox', { name: /^Within 30/ })
      .check();
    await chip(page, 'Within 30 days').waitFor();
    await page.reload();
    await chip(page, 'Within 30 days').waitFor();
    await rail.getByRole('slider', { name: 'Min. pay' }).press('ArrowRight');
    await page.waitForURL((address) => address.searchParams.get('budget_min') === '2000');
    await chip(page, '₹2,000+').click();
    await page.waitForURL((address) => !address.searchParams.has('budget_min'));
    await rail.getByRole('button', { name: 'Clear all' }).click();
    await page.waitForURL((address) => address.search === '');
    await page.context().close();
  });

  it('asks for the counts with the first page alone', async () => {
    const { page } = await visitDemo(browser, { role: 'influencer', width: 1280 });
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.endsWith('get_user_post_campaigns')) asked.push(searchParams.get('parts'));
    });
    await page.goto('/post-campaign?sort=newest');
    await postsOf(page).nth(19).waitFor();
    await postsOf(page).nth(19).scrollIntoViewIfNeeded();
    await postsOf(page).nth(20).waitFor();
    expect(asked.at(-1)).toBe('cards');
    await page.context().close();
  });
});

describe('at 360 px', () => {
  it('filters in the sheet, whose button says how many it shows', async () => {
    const page = await open(360);
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const paid = sheet.getByRole('group', { name: 'Pay', exact: true }).getByRole('button', { name: /^Paid \d/ });
    const count = ((await paid.textContent()) ?? '').replace(/\D/g, '');
    await paid.click();
    await sheet.getByRole('button', { name: new RegExp(`^Show ${count} campaigns?$`) }).waitFor();
    await expectGoodPage(page);
    await sheet.getByRole('button', { name: /^Show [\d,]+ campaign/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await chip(page, 'Paid').waitFor();
    await expect.poll(() => totalOf(page).textContent()).toMatch(new RegExp(`^${count} campaigns?$`));
    await expectGoodPage(page);
    await page.context().close();
  });
});
