/** Users without a social account: influencers are asked on every page until they add one, businesses once. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../browser.ts';
import { themesAt, widthsOf } from '../looks.ts';
import { giveAccount } from '../sessions.ts';
import { enterAs } from './entered.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const warning = (page: Page) => page.getByRole('dialog', { name: 'No Social Media Account Added' });
const enterWithout = (width: number) =>
  enterAs(browser, { role: 'Influencer', fullname: 'Meera Nair', url: product.url, width, hasAccount: false });

describe.each(widthsOf(360))('at %i px', (width) => {
  it.each(themesAt(width))('an influencer without an account gets no further (%s)', async (colorScheme) => {
    const { page, problems, context } = await enterWithout(width);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/post-campaign');
    await warning(page)
      .getByText('To access the platform, you need to add at least one social media account')
      .waitFor();
    await expectGoodPage(page);
    for (const key of ['Escape', 'Escape', 'Escape']) await page.keyboard.press(key);
    await page.mouse.click(5, 5);
    await page.keyboard.press('Tab');
    expect(await warning(page).locator(':focus').count()).toBe(1);
    await warning(page).getByRole('button', { name: 'Okay' }).click();
    await page.waitForURL('**/profile-settings');
    await page.getByRole('button', { name: 'Add account' }).waitFor();
    expect(await warning(page).count()).toBe(0);
    expect(problems).toEqual([]);
    await context.close();
  });
});

it('the first account removes the warning on all pages at once; removing the last brings it back', async () => {
  const person = await enterWithout(1280);
  const { page, context } = person;
  await page.goto('/dashboard');
  await warning(page).waitFor();
  const second = await context.newPage();
  await second.goto('/wallet');
  await warning(second).waitFor();
  await giveAccount(person);
  for (const each of [page, second]) await warning(each).waitFor({ state: 'detached' });
  await second.goto('/profile-settings');
  await second.getByRole('button', { name: /^Remove @/ }).click();
  await warning(page).waitFor();
  expect(await warning(second).count()).toBe(0);
  await page.bringToFront();

  await page.goto('/privacy-policy');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await warning(page).count()).toBe(0);
  // A failed check must not lock the user out.
  await page.route('**/api/user/social/accounts/*', (route) => route.fulfill({ status: 503, body: '{}' }));
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  expect(await warning(page).count()).toBe(0);
  await context.close();
});

it.each(['Brand', 'Partner'] as const)('a %s is asked once and continues', async (role) => {
  const newcomer = { role, fullname: 'Rohan Bhatt', url: product.url, width: 1280, isNew: true };
  const { page, context, problems } = await enterAs(browser, newcomer);
  await page.goto('/accounts', { waitUntil: 'networkidle' });
  expect(await warning(page).count()).toBe(0);
  await page.goto('/browse-influencer');
  await warning(page).waitFor();
  await expectGoodPage(page);
  await page.keyboard.press('Escape');
  await warning(page).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('brandPopupShown'))).toBe('true');
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  expect(await warning(page).count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
