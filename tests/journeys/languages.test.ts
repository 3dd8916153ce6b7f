/** Languages other than English: chosen in the header or the menu, with scripts in that language. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { expectGoodPage } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

it('a visitor switches the page to Hindi', async () => {
  const { page, context } = await openVisitor(browser, product.url, 1280);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'हिन्दी' }).click();
  await page.waitForURL(/\/$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  await page.getByRole('banner').getByRole('link', { name: 'लॉग इन' }).waitFor();
  await expectGoodPage(page);
  await context.close();
});

it('a visitor switches a phone to Tamil: the shell is in Tamil, the rest in English', async () => {
  const { page, context, problems } = await openVisitor(browser, product.url, 360);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'தமிழ்' }).click();
  await page.waitForFunction(() => document.documentElement.lang === 'ta');
  expect(await page.locator('html').getAttribute('lang')).toBe('ta');
  await page.getByRole('banner').getByRole('button', { name: 'மெனு' }).click();
  const menu = page.getByRole('complementary');
  await menu.getByRole('link', { name: 'சந்தாக்கள்' }).waitFor();
  await menu.getByRole('link', { name: 'English' }).waitFor();
  await menu.getByRole('link', { name: 'हिन्दी' }).waitFor();
  await expectGoodPage(page);
  await page.goto('/plaform-faqs');
  await page.getByRole('main').getByRole('heading', { level: 1, name: /[a-z]/ }).waitFor();
  await expectGoodPage(page);
  expect(problems).toEqual([]);
  await context.close();
});

it('a visitor loads each script in one language, also after navigation', async () => {
  const { page, context, problems } = await openVisitor(browser, product.url, 1280);
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.push(asked.url().split('/assets/').at(-1) ?? '');
  });
  await page.goto('/login?lang=hi');
  await page.getByRole('link', { name: 'पासवर्ड भूल गए' }).click();
  await page.waitForURL('**/forgot-password*');
  await page.getByRole('main').getByRole('link', { name: 'लॉग इन' }).first().click();
  await page.waitForURL('**/login*');
  await page.getByRole('main').getByRole('link', { name: 'साइन अप' }).click();
  await page.waitForURL('**/signup*');
  await page.getByRole('radio').first().waitFor();
  const different = [...new Set(scripts)];
  const names = different.map((script) => script.split('/').at(-1));
  expect(scripts.filter((script) => script.startsWith('hi-')).length).toBeGreaterThan(10);
  expect(names.length - new Set(names).size, different.join(' ')).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});
