/** Wording and behaviour that the specification fixes literally: failures, the newsletter, stored flags. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
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

it('shows the Error text when the server fails while verifying a payment', async () => {
  const { page, context } = await enterAs(browser, {
    role: 'Brand',
    fullname: 'Meera Nair',
    url: product.url,
    width: 1280,
  });
  await page.goto('/subscription');
  await page.route('**/check_subscription_status*', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  await page
    .getByRole('article')
    .filter({ hasText: 'A season' })
    .getByRole('button', { name: 'Subscribe Now' })
    .click();
  await page.getByRole('dialog', { name: 'Tandem' }).getByRole('button', { name: 'Pay', exact: true }).click();
  const error = page.getByRole('dialog', { name: 'Error' });
  await error
    .getByText('Something went wrong with your subscription. Please contact support.')
    .waitFor({ timeout: 30_000 });
  await expectGoodPage(page);
  await context.close();
});

it.each([200, 202, 204, 299])('accepts %i as success of the newsletter subscription', async (status) => {
  const { page, context } = await openVisitor(browser, product.url, 1280);
  await page.route('**/api/newsletter/subscribe', (route) => route.fulfill({ status, body: '' }));
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Email address').focus();
  await page.waitForFunction(() => !('takeEarlyPresses' in window));
  await foot.getByLabel('Email address').fill('reader@example.in');
  await page.keyboard.press('Enter');
  await foot.getByText('Thanks for subscribing!').waitFor();
  await context.close();
});

it('marks a chat page only while it is open, however it is left', async () => {
  const { page, context } = await enterAs(browser, {
    role: 'Brand',
    fullname: 'Asha Rao',
    url: product.url,
    width: 1280,
  });
  const mark = (of = page) => of.evaluate(() => localStorage.getItem('isChatPage'));
  const open = async (of = page) => {
    await of.goto('/chat-section');
    await expect.poll(() => mark(of)).toBe('true');
  };
  await page.goto('/dashboard');
  await open();
  await page.goBack();
  await expect.poll(() => mark()).toBeNull();
  await open();
  await page.getByRole('banner').getByRole('link', { name: 'Tandem' }).first().click();
  await page.waitForURL((address) => address.pathname !== '/chat-section');
  await expect.poll(() => mark()).toBeNull();
  await open();
  await page.reload();
  await expect.poll(() => mark()).toBe('true');
  await page.goto('/terms-conditions');
  await expect.poll(() => mark()).toBeNull();
  const tab = await context.newPage();
  await open(tab);
  await tab.close();
  await expect.poll(() => mark()).toBeNull();
  await context.close();
});
