/** Public pages: readable without scripts, light before the first intent, accessible in both themes. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scriptBudgets } from '../../bench/web/goals.ts';
import { expectAccessible } from '../axe.ts';
import {
  expectLightPage,
  expectNoSidewaysScroll,
  expectWholeTables,
  openBrowser,
  openVisitor,
  watchTraffic,
} from '../browser.ts';
import { themesAt, widthsOf } from '../looks.ts';
import { everyPage } from '../routes.ts';
import { product } from './product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

const addresses = everyPage
  .filter(({ layout }) => layout === 'public')
  .map(({ path }) => path.replace(':city', 'kochi').replace(':username', 'aarohi.cooks'));

describe.each([...addresses, '/no-such-page'])('%s inlines all styles it needs', (address) => {
  it.each(widthsOf(360))('at %i px', async (width) => {
    const context = await browser.newContext({
      baseURL: product.url,
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(0);
    const before = await page.screenshot({ fullPage: true });
    const sheet = await page.locator('link[rel=later]').elementHandle();
    await sheet?.evaluate((link) => link.setAttribute('rel', 'stylesheet'));
    await expect
      .poll(() => sheet?.evaluate((link) => (link as HTMLLinkElement).sheet?.cssRules.length))
      .toBeGreaterThan(9);
    expect((await page.screenshot({ fullPage: true })).equals(before)).toBe(true);
    await context.close();
  });
});

it('sends scripts without document-only code', async () => {
  const page = await fetch(product.url);
  const [, script = ''] = /import\(?\s*"(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
  const { headers } = await fetch(product.url + script);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options'])
    expect([page.headers.has(name), headers.has(name)], name).toEqual([true, false]);
});

describe.each(addresses)('%s', (address) => {
  it('is readable without scripts', async () => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(200);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(await page.title()).not.toBe('');
    await expectNoSidewaysScroll(page);
    await context.close();
  });

  it('loads hardly any script before the first intent, and then hydrates without errors', async () => {
    const { page, context, problems } = await openVisitor(browser, product.url, 1280);
    const traffic = watchTraffic(page, product.url);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expectLightPage(traffic, scriptBudgets.public);
    // Painted, then with the product's fonts.
    await expect.poll(() => page.locator('html[data-unpainted]').count()).toBe(0);
    await expect.poll(() => traffic.font.length).toBeGreaterThan(0);
    await page.locator('link[rel=manifest]').waitFor({ state: 'attached' });
    const before = traffic.script.length;
    const press = async () => {
      await page.keyboard.press('Tab');
      return traffic.script.length;
    };
    await expect.poll(press, { timeout: 10_000 }).toBeGreaterThan(before);
    await page.waitForLoadState('networkidle');
    expect([...problems, ...traffic.foreign]).toEqual([]);
    await context.close();
  });

  it.each([360, 1280].flatMap((width) => themesAt(width).map((theme) => [width, theme] as const)))(
    'is accessible at %i px, %s',
    async (width, colorScheme) => {
      const { page, context } = await openVisitor(browser, product.url, width);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await expectWholeTables(page);
      await context.close();
    },
  );
});

it('leaves space on a desktop for typed text', async () => {
  const { page, context } = await openVisitor(browser, product.url, 1280);
  await page.goto('/plaform-faqs');
  const box = await page.getByLabel('What’s it about?').boundingBox();
  expect(box?.height).toBeGreaterThan(120);
  await context.close();
});

it('has space for the longest city name on the smallest phone', async () => {
  const { page, context } = await openVisitor(browser, product.url, 320);
  for (const language of ['en', 'hi']) {
    await page.goto(`/top-influencers/thiruvananthapuram?lang=${language}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectNoSidewaysScroll(page);
  }
  await context.close();
});

it('accepts a message, and names missing fields', async () => {
  const { page, context, problems } = await openVisitor(browser, product.url, 360);
  await page.goto('/plaform-faqs');
  await page.getByLabel('Your name').fill('Zoya Khan');
  // Scripts have loaded: tests them, not the plain form.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Send message' }).click();
  const form = page.locator('form').filter({ has: page.getByLabel('What’s it about?') });
  await form.getByText('Enter a valid email address.').waitFor();
  await form.getByLabel('Email address').fill('zoya@example.in');
  await page.getByLabel('What’s it about?').fill('When does my payout arrive?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('We’ve received your message').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

it.each(['/sandbox', '/api/docs/'])('%s requests no other origin, within its CSP', async (address) => {
  const { page, context, problems } = await openVisitor(browser, product.url, 1280);
  const { foreign } = watchTraffic(page, product.url);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  expect([...problems, ...foreign]).toEqual([]);
  await context.close();
});
