/** Numbers typed and pasted into forms. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, seeAll } from '../browser.ts';
import { visitDemo } from './demo-world.ts';
import { enterAs } from './entered.ts';
import { expectSeen } from './keys.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('a form reads pasted numbers and asks about ambiguous ones', async () => {
  const { url } = product;
  const { page, context } = await enterAs(browser, { role: 'Influencer', fullname: 'Nila Varghese', url, width: 360 });
  await page.goto('/social-account-connect');
  const field = page.getByLabel('Followers');
  await field.waitFor();
  for (const [typed, shown] of [
    ['1.2L', '1,20,000'],
    ['12.5k', '12,500'],
    ['१२,५००', '12,500'],
    ['1 234 567', '12,34,567'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    expect(await field.inputValue()).toBe(shown);
  }
  for (const [typed, words] of [
    ['1.000', 'This could be 1 or 1,000. Type it without separators.'],
    ['12,5', 'Enter a whole number.'],
    ['about ten', 'Enter a whole number.'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await page.getByText(words).first().waitFor();
    expect(await field.inputValue()).toBe(typed);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
  }
  await field.fill('2,500');
  await field.blur();
  await expect.poll(() => page.getByText('Enter a whole number.').count()).toBe(0);
  await context.close();
});

it('a chart is read by keyboard, point by point', async () => {
  const { page, context } = await visitDemo(browser, { role: 'brand', width: 360 });
  await page.goto('/performance?range=90d', { waitUntil: 'networkidle' });
  await seeAll(page);
  const read = page.getByRole('slider', { name: 'Read Views, reach and engagement' });
  await read.press('End');
  await expectSeen(page);
  const last = await read.getAttribute('aria-valuetext');
  await read.press('ArrowLeft');
  expect(await read.getAttribute('aria-valuetext')).not.toBe(last);
  await context.close();
});
