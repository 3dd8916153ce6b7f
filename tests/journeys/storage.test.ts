/** Full, blocked or missing browser storage; and data left after log-out. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openVisitor } from '../browser.ts';
import { widthsOf } from '../looks.ts';
import { join } from '../sessions.ts';
import { enterAs } from './entered.ts';
import { expectGoodPage, logIn, passTours, password } from './people.ts';
import { product } from './product.ts';

let browser: Browser;
let username: string;
beforeAll(async () => {
  browser = await openBrowser();
  username = `storageless${Date.now().toString(36)}`;
  const newcomer = {
    role: 'brand',
    fullname: 'Storageless',
    username,
    email: `${username}@example.in`,
    password,
  } as const;
  await passTours(product.url, await join(product.url, newcomer));
});
afterAll(async () => {
  await browser?.close();
});

/** Each breaks storage before any script runs. */
const faults: [string, (context: BrowserContext) => Promise<unknown>][] = [
  [
    'throws on access',
    (context) =>
      context.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            configurable: true,
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
        }
      }),
  ],
  [
    'is full',
    (context) =>
      context.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      }),
  ],
  [
    'is switched off',
    (context) =>
      context.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, area, { value: null, configurable: true });
      }),
  ],
];

describe.each(widthsOf(1280))('at %i px', (width) => {
  it.each(faults)('logging in where storage %s works for this tab, with a notice', async (_, spoil) => {
    const { page, context, problems } = await openVisitor(browser, product.url, width);
    await spoil(context);
    await logIn({ page, username });
    await page.getByText('This browser’s storage is full or blocked').waitFor();
    const warning = page.getByRole('dialog', { name: 'No Social Media Account Added' });
    await warning.getByRole('button').first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectGoodPage(page);
    expect(new URL(page.url()).pathname).not.toBe('/login');
    expect(problems).toEqual([]);
    await context.close();
  });
});

const everything = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    cookies: document.cookie,
  }));

it('log-out removes everything personal and logs out every tab', async () => {
  const { url } = product;
  const { page, context } = await enterAs(browser, { role: 'Brand', fullname: 'Tara Rao', url, width: 1280 });
  const drafts = { '1:2': 'what I began to write' };
  await page.goto('/dashboard');
  await page.evaluate((text) => {
    localStorage.setItem('chat_drafts', text);
    localStorage.setItem('campaign_draft:1:new', '{}');
    localStorage.setItem('of_an_earlier_version', '1');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('compared', '{}');
  }, JSON.stringify(drafts));
  const second = await context.newPage();
  await second.goto('/my-profile');
  await second.evaluate(() => sessionStorage.setItem('hand-in:1:1', '{}'));
  await second.getByLabel('Business name').waitFor();
  await page.bringToFront();
  await page.getByRole('button', { name: 'My Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await second.waitForURL(/\/login/);
  const cleared = { local: ['theme'], databases: [], cookies: '' };
  await expect.poll(() => everything(page)).toEqual({ ...cleared, tab: [] });
  await expect.poll(() => everything(second)).toEqual({ ...cleared, tab: ['session_ended'] });
  await second.getByText('You logged out in another tab.').waitFor();
  await context.close();
});

it('drafts survive a dead session for the same user only', async () => {
  const { url } = product;
  const next = await enterAs(browser, { role: 'Brand', fullname: 'Uma Rao', url, width: 1280 });
  await next.context.close();
  const { page, context } = await openVisitor(browser, url, 1280);
  const own = await enterAs(browser, { role: 'Brand', fullname: 'Vani Rao', url, width: 1280 });
  await own.context.close();
  await logIn({ page, username: own.username });
  const leaveWithDeadToken = async () => {
    await page.evaluate(() => {
      localStorage.setItem('auth_token', 'dead');
      location.assign('/my-profile');
    });
    await page.waitForURL(/\/login/);
  };
  await page.evaluate(() => localStorage.setItem('chat_drafts', '{"1:2":"private"}'));
  await leaveWithDeadToken();
  // The page may be navigating.
  const draft = () => page.evaluate(() => localStorage.getItem('chat_drafts')).catch(() => '');
  await expect.poll(draft).toContain('private');
  await logIn({ page, username: own.username });
  await expect.poll(draft).toContain('private');
  await leaveWithDeadToken();
  await logIn({ page, username: next.username });
  await expect.poll(draft).toBeNull();
  await context.close();
});
