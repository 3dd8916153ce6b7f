/** A campaign's dates are the same for all readers, in any time zone. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { enterAs } from './entered.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('a deadline is the same day in Los Angeles, Kolkata and on Kiritimati', async () => {
  const read = new Map<string, string[]>();
  let address = '';
  for (const zone of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    const person = { role: 'Influencer', fullname: 'Leela Nair', url: product.url, width: 1280, zone } as const;
    const { page, context } = await enterAs(browser, person);
    await page.goto(address || '/post-campaign');
    if (!address) {
      await page.getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL('**/campaign-details/*');
      address = page.url();
    }
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page
      .getByRole('main')
      .getByText(/\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/)
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    const text = (await page.getByRole('main').textContent()) ?? '';
    read.set(zone, text.match(/\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)/g) ?? []);
    await context.close();
  }
  const dates = read.get('Asia/Kolkata');
  expect(dates?.length).toBeGreaterThan(2);
  expect([...read.values()]).toEqual([dates, dates, dates]);
});
