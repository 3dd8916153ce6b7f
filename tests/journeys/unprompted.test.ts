/** Things that open by themselves do not receive keys meant for something else. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { callApi } from '../sessions.ts';
import { enterAs } from './entered.ts';
import { password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it.each(widthsOf(360))('a brand without an account that types at once keeps every letter, at %i px', async (width) => {
  const { url } = product;
  const partner = await enterAs(browser, { role: 'Partner', fullname: 'Dev Anand', url, width });
  await partner.context.close();
  const brand = await enterAs(browser, { role: 'Brand', fullname: 'Tara Bose', url, width, isNew: true });
  const { page, context, problems } = brand;
  await page.goto(`/chat-section?user=${partner.id}`, { waitUntil: 'commit' });
  const box = page.getByPlaceholder('Type your message...');
  await box.waitFor();
  const warning = page.getByRole('dialog', { name: 'No Social Media Account Added' });
  // The warning may open before the page is usable.
  if (await warning.isVisible()) await warning.getByRole('button', { name: 'Close' }).click();
  const text = 'line one, line two and what comes after it';
  await box.pressSequentially(text, { delay: 60 });
  expect(await box.inputValue()).toBe(text);
  expect(await warning.isVisible()).toBe(false);
  await context.close();
  expect(problems).toEqual([]);
});

it('the login page says why one was logged out', async () => {
  const { url } = product;
  const person = await enterAs(browser, { role: 'Brand', fullname: 'Ila Rao', url, width: 1280 });
  await person.context.close();
  // Manually: an injected session would be injected again.
  const { page, context } = await openVisitor(browser, url, 1280);
  await page.goto('/login');
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'My Account' }).waitFor();
  const token = (await page.evaluate(() => localStorage.getItem('auth_token'))) ?? '';
  await callApi(url, '/auth/logout', { token, method: 'POST' });
  await page.waitForURL(/\/login/);
  await page.getByText('Your session has ended').waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText('Your session has ended').waitFor();
  await context.close();
});

it('a page opened at 127.0.0.1 continues at the product’s own address', async () => {
  const page = await browser.newPage();
  const { port } = new URL(product.url);
  await page.goto(`http://127.0.0.1:${port}/login?callbackUrl=%2Fwallet`);
  expect(page.url()).toBe(`${product.url}/login?callbackUrl=%2Fwallet`);
  await page.close();
});
