/** Fields filled in before the scripts of the page have come, as on a slow network. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { type Entered, enterAs } from './entered.ts';
import { holdScripts } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let creator: Entered;
let brand: Entered;
beforeAll(async () => {
  browser = await openBrowser();
  const at = { url: product.url, width: 360 };
  creator = await enterAs(browser, { role: 'Influencer', fullname: 'Nila Varghese', ...at });
  brand = await enterAs(browser, { role: 'Brand', fullname: 'Asha Menon', ...at });
});
afterAll(async () => {
  for (const { problems, context } of [creator, brand]) {
    expect(problems).toEqual([]);
    await context.close();
  }
  await browser?.close();
});

it('a number is read and written out, and the form is sent with it', async () => {
  const { page } = creator;
  const wake = await holdScripts(page);
  await page.goto('/social-account-connect', { waitUntil: 'commit' });
  const followers = page.getByLabel('Followers');
  await page.getByLabel('Platform').selectOption('facebook');
  await page.getByLabel('Handle').fill('nila.cooks');
  await followers.fill('1.2L');
  await followers.blur();
  await page.getByRole('button', { name: 'Add account' }).click();
  wake();
  await page.getByText('Account added.').waitFor();
  await page.getByText('nila.cooks').first().waitFor();
  expect(await followers.inputValue()).toBe('');
});

it('a number that is not one stays, with the reason', async () => {
  const { page } = creator;
  const wake = await holdScripts(page);
  await page.goto('/social-account-connect', { waitUntil: 'commit' });
  const followers = page.getByLabel('Followers');
  await followers.fill('about ten');
  await followers.blur();
  wake();
  await page.getByText('Enter a whole number.').first().waitFor();
  expect(await followers.inputValue()).toBe('about ten');
});

it('choices and dates filter', async () => {
  const { page } = creator;
  const wake = await holdScripts(page);
  await page.goto('/wallet', { waitUntil: 'commit' });
  await page.getByLabel('Kind').selectOption('referral');
  await page.getByLabel('From').fill('2026-01-02');
  wake();
  await page.waitForURL((address) => /referral/.test(address.search) && /2026-01-02/.test(address.search));
  expect(await page.getByLabel('Kind').inputValue()).toBe('referral');
  expect(await page.getByLabel('From').inputValue()).toBe('2026-01-02');
});

it('words are searched for, and typing goes on where it was', async () => {
  const { page } = brand;
  const wake = await holdScripts(page);
  await page.goto('/browse-influencer', { waitUntil: 'commit' });
  const search = page.getByLabel('Search creators');
  await search.pressSequentially('kochi');
  await page.keyboard.press('ArrowLeft');
  wake();
  await page.waitForFunction(() => !('takeEarlyPresses' in window));
  await page.keyboard.type('x');
  expect(await search.inputValue()).toBe('kochxi');
  await page.waitForURL((address) => address.search.includes('kochxi'));
});

it('Enter in a field does not leave the page, and is done later', async () => {
  const { page } = brand;
  const wake = await holdScripts(page);
  await page.goto('/post-campaign', { waitUntil: 'commit' });
  await page.getByLabel('Search campaigns').pressSequentially('sadya');
  await page.keyboard.press('Enter');
  expect(await page.getByLabel('Search campaigns').inputValue()).toBe('sadya');
  wake();
  await page.waitForURL((address) => address.searchParams.get('q') === 'sadya');
  expect(await page.getByLabel('Search campaigns').inputValue()).toBe('sadya');
});
